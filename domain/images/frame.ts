import type { Shape } from './scene.ts';
import { textBlock } from './text-block.ts';
import { textSizes } from './text-size.ts';

/** From the edge of the picture to what is in it. */
export const edge = 14;

/** Part of a picture, and where the next part may begin. */
export interface Part {
  readonly shapes: readonly Shape[];
  readonly bottom: number;
}

/** The title, and under it what is measured. */
export function heading(title: string, measure: string | null, width: number): Part {
  const room = width - 2 * edge;
  const titleBlock = textBlock(title, room, { size: textSizes.title, role: 'title', isBold: true });
  const top = edge + titleBlock.height;
  const shapes: Shape[] = titleBlock.at(edge, edge);
  if (measure === null) return { shapes, bottom: top };
  const measureBlock = textBlock(measure, room, { size: textSizes.label, role: 'axis', fill: 'muted' });
  return { shapes: [...shapes, ...measureBlock.at(edge, top + 5)], bottom: top + 5 + measureBlock.height };
}

/** The line that says where the figures are from, and the end of the picture. */
export function footer(source: string | undefined, top: number, width: number): Part {
  if (source === undefined) return { shapes: [], bottom: top + edge };
  const block = textBlock(source, width - 2 * edge, {
    size: textSizes.source,
    role: 'source',
    fill: 'muted',
  });
  return { shapes: block.at(edge, top + 12), bottom: top + 12 + block.height + edge };
}
