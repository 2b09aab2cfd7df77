import { edge, type Part } from '#domain/images/frame.ts';
import type { Shape } from '#domain/images/scene.ts';
import { textBlock } from '#domain/images/text-block.ts';
import { textSizes } from '#domain/images/text-size.ts';

interface LegendLook {
  readonly top: number;
  readonly width: number;
  readonly sampleWidth: number;
  /** What stands for the series, in a box of `sampleWidth` by 14. */
  readonly sample: (at: number, x: number, y: number) => readonly Shape[];
}

const gap = 7;
const between = 18;

/** Names of the series in a row with their samples, in further rows where they need them. */
export function legend(names: readonly string[], { top, width, sampleWidth, sample }: LegendLook): Part {
  const right = width - edge;
  const shapes: Shape[] = [];
  let x = edge;
  let y = top;
  let rowHeight = 0;
  for (const [at, name] of names.entries()) {
    const room = right - edge - sampleWidth - gap;
    const block = textBlock(name, room, { size: textSizes.label, role: 'legend' });
    const needed = sampleWidth + gap + block.width;
    if (x > edge && x + needed > right) {
      x = edge;
      y += rowHeight + 6;
      rowHeight = 0;
    }
    shapes.push(...sample(at, x, y), ...block.at(x + sampleWidth + gap, y));
    x += needed + between;
    rowHeight = Math.max(rowHeight, block.height, 14);
  }
  return { shapes, bottom: y + rowHeight };
}
