import { edge } from '#domain/images/frame.ts';
import type { Point } from '#domain/images/path-text.ts';
import type { Placed } from './placed.ts';
import { stepHeight, type Placing } from './step-box.ts';

const between = 34;
const gap = 36;

/**
 * Steps in two columns that are read like a clock: down on the right, up on the left. An even number begins at the top left, an
 * odd one in the middle above both.
 */
export function placeCycle(texts: readonly string[], top: number, width: number): Placed {
  const boxWidth = Math.min(210, (width - 2 * edge - gap) / 2);
  const centre = { left: (width - gap - boxWidth) / 2, right: (width + gap + boxWidth) / 2 };
  const isOdd = texts.length % 2 === 1;
  const heightOf = (at: number) => stepHeight(texts[at] ?? '', boxWidth);
  const boxes = new Map<number, Placing>();
  let y = top;
  if (isOdd) {
    boxes.set(0, { cx: width / 2, top: y, width: boxWidth, height: heightOf(0) });
    y += heightOf(0) + between;
  }
  const rows = Math.floor(texts.length / 2);
  for (let row = 0; row < rows; row += 1) {
    const right = row + 1;
    // On the left the last step stands at the top; with an even number the first one stands above it.
    const left = isOdd ? texts.length - 1 - row : (texts.length - row) % texts.length;
    const height = Math.max(heightOf(left), heightOf(right));
    boxes.set(left, { cx: centre.left, top: y, width: boxWidth, height });
    boxes.set(right, { cx: centre.right, top: y, width: boxWidth, height });
    y += height + between;
  }
  const inOrder = texts.flatMap((_, at) => boxes.get(at) ?? []);
  const arrows = inOrder.map((from, at) => wayBetween(from, inOrder[(at + 1) % inOrder.length] ?? from));
  return { boxes: inOrder, arrows, labels: [], bottom: y - between };
}

/** Straight between neighbours; round a corner to and from the box above both columns. */
function wayBetween(from: Placing, to: Placing): Point[] {
  const side = Math.sign(to.cx - from.cx);
  const middle = from.top + from.height / 2;
  if (side === 0) {
    return to.top > from.top
      ? [
          [from.cx, from.top + from.height],
          [to.cx, to.top],
        ]
      : [
          [from.cx, from.top],
          [to.cx, to.top + to.height],
        ];
  }
  if (from.top === to.top)
    return [
      [from.cx + (side * from.width) / 2, middle],
      [to.cx - (side * to.width) / 2, middle],
    ];
  return to.top > from.top
    ? [
        [from.cx + (side * from.width) / 2, middle],
        [to.cx, middle],
        [to.cx, to.top],
      ]
    : [
        [from.cx, from.top],
        [from.cx, to.top + to.height / 2],
        [to.cx - (side * to.width) / 2, to.top + to.height / 2],
      ];
}
