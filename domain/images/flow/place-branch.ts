import { branchOf, type FlowChart } from '#contract/images/flow-chart.ts';
import { edge } from '#domain/images/frame.ts';
import type { Point } from '#domain/images/path-text.ts';
import type { Placed } from './placed.ts';
import { stepHeight, type Placing } from './step-box.ts';

const between = 30;
/** With room for the word that stands in the arrow. */
const parting = 62;
const meeting = 44;
const gap = 24;

/** Steps one below the other; where the way parts, two stand side by side. */
export function placeBranch(image: FlowChart, top: number, width: number): Placed {
  const { steps, arrows } = image;
  const { at: fork, meets } = branchOf(image) ?? { at: 0, meets: false };
  const full = Math.min(280, width - 2 * edge);
  const half = Math.min(220, (width - 2 * edge - gap) / 2);
  const boxes: Placing[] = [];
  let y = top;
  const add = (at: number, below: number) => {
    const height = stepHeight(steps[at]?.text ?? '', full);
    boxes.push({ cx: width / 2, top: y, width: full, height });
    y += height + below;
  };
  for (let at = 0; at < fork; at += 1) add(at, between);
  add(fork, parting);
  const pair = [fork + 1, fork + 2];
  const pairHeight = Math.max(...pair.map((at) => stepHeight(steps[at]?.text ?? '', half)));
  for (const side of [-1, 1])
    boxes.push({ cx: width / 2 + (side * (half + gap)) / 2, top: y, width: half, height: pairHeight });
  y += pairHeight + (meets ? meeting : between);
  for (let at = fork + 3; at < steps.length; at += 1) add(at, between);

  const ways = arrows.map(({ from, to, label }) => {
    const [start, end] = [from, to].map((id) => steps.findIndex((step) => step.id === id));
    return { label, points: wayBetween(boxes[start ?? 0], boxes[end ?? 0]) };
  });
  return {
    boxes,
    arrows: ways.map(({ points }) => points),
    labels: ways.flatMap(({ label, points }) =>
      label === undefined ? [] : [{ text: label, middle: labelPlace(points) }],
    ),
    bottom: Math.max(...boxes.map((box) => box.top + box.height)),
  };
}

function wayBetween(from: Placing | undefined, to: Placing | undefined): Point[] {
  if (from === undefined || to === undefined) return [];
  const start: Point = [from.cx, from.top + from.height];
  const end: Point = [to.cx, to.top];
  if (from.cx === to.cx) return [start, end];
  // Near the box that both ways share, so that they run together there.
  const isParting = from.width > to.width;
  const bend = isParting ? start[1] + 14 : end[1] - 24;
  return [start, [from.cx, bend], [to.cx, bend], end];
}

function labelPlace(points: readonly Point[]): Point {
  const [end, before] = [points.at(-1) ?? [0, 0], points.at(-2) ?? [0, 0]];
  return [end[0], (before[1] + end[1] - 8) / 2 + 2];
}
