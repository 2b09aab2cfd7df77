import type { Shape } from '#domain/images/scene.ts';
import { textBlock } from '#domain/images/text-block.ts';
import { textSizes } from '#domain/images/text-size.ts';

const padding = 11;

export interface Placing {
  readonly cx: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function textOf(text: string, width: number) {
  return textBlock(text, width - 2 * padding, { size: textSizes.label, role: 'label', anchor: 'middle' });
}

/** The least height of a box with this text. */
export function stepHeight(text: string, width: number): number {
  return textOf(text, width).height + 2 * padding;
}

/** A step: its text in the middle of a box. */
export function stepBox(text: string, { cx, top, width, height }: Placing): Shape[] {
  const block = textOf(text, width);
  return [
    {
      kind: 'rect',
      x: cx - width / 2,
      y: top,
      width,
      height,
      radius: 10,
      fill: 'accent-wash',
      stroke: 'accent',
      strokeWidth: 1.25,
    },
    ...block.at(cx, top + (height - block.height) / 2),
  ];
}
