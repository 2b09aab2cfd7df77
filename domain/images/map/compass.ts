import type { Box } from '#domain/images/bounds.ts';
import { linesThrough } from '#domain/images/path-text.ts';
import type { Shape } from '#domain/images/scene.ts';
import { textSizes } from '#domain/images/text-size.ts';

/** Where north is, in the corner at the top right. */
export function compass({ right, top }: Box): { shapes: Shape[]; box: Box } {
  const x = right - 20;
  const y = top + 26;
  return {
    box: { left: x - 13, right: x + 13, top: top + 4, bottom: y + 24 },
    shapes: [
      { kind: 'rect', x: x - 13, y: top + 5, width: 26, height: 44, radius: 6, fill: 'ground', opacity: 0.85 },
      { kind: 'text', x, y: y - 6, text: 'N', size: textSizes.label, anchor: 'middle', role: 'axis', isBold: true },
      { kind: 'path', d: linesThrough([[x, y - 2], [x + 6, y + 19], [x, y + 14]], true), fill: 'ink' },
      { kind: 'path', d: linesThrough([[x, y - 2], [x - 6, y + 19], [x, y + 14]], true), fill: 'ground', stroke: 'ink', strokeWidth: 1 },
    ],
  }; // prettier-ignore
}
