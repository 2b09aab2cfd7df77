import type { Paint, Shape } from '#domain/images/scene.ts';
import { block, disc, form, limb, stroke, type Drawing } from './pen.ts';

const pane = (x: number, y: number, size: readonly [number, number]): Shape =>
  block([x, y, ...size], 'sky', 0.3);

function wheel(x: number, r: number): Shape[] {
  return [disc(x, -r, r, 'ink'), disc(x, -r, r * 0.42, 'ground')];
}

/** A cloth roof in stripes, with a scalloped edge. */
function awning(left: number, top: number, [width, height]: readonly [number, number], main: Paint): Shape[] {
  const count = 6;
  const step = width / count;
  return Array.from({ length: count }, (_, i): Shape => {
    const x = left + i * step;
    const inward = (place: number) => left + width * 0.06 + (place * width * 0.88) / count;
    const y = top + height;
    return form(
      `M ${inward(i)} ${top} L ${inward(i + 1)} ${top} L ${x + step} ${y} Q ${x + step / 2} ${y + step * 0.7} ${x} ${y} Z`,
      i % 2 === 0 ? main : 'ground',
    );
  });
}

export const house: Drawing = ({ main }) => [
  block([5, -24, 2.6, 6], 'building'),
  block([-9, -13, 18, 13], 'wall'),
  form('M -11 -13 L 0 -23 L 11 -13 Z', main),
  block([-2, -8, 4, 8], 'sand'),
  pane(-7.4, -9, [3.8, 4]),
  pane(3.8, -9, [3.8, 4]),
];

export const shop: Drawing = ({ main }) => [
  block([-13, -26, 26, 26], 'wall'),
  pane(-10.5, -23.6, [5, 4.6]),
  pane(-2.5, -23.6, [5, 4.6]),
  pane(5.5, -23.6, [5, 4.6]),
  pane(-10.6, -10, [12, 7.4]),
  block([4.4, -10, 6, 10], 'sand'),
  disc(5.6, -5, 0.3, 'ink'),
  stroke('M -10.6 -5.2 L 1.4 -5.2'),
  ...awning(-14, -16.4, [28, 5], main),
];

export const tower: Drawing = () => [
  block([-8, -42, 16, 42], 'building'),
  ...Array.from({ length: 18 }, (_, i) =>
    pane(-6 + (i % 3) * 4.4, -39.4 + Math.floor(i / 3) * 6, [3.2, 3.6]),
  ),
  block([-2, -3.6, 4, 3.6], 'sand'),
];

export const bus: Drawing = ({ main }) => [
  block([-21, -17, 42, 14.6], main, 1.8),
  ...[-19, -12.2, -5.4, 1.4].map((x) => pane(x, -14.8, [5.8, 5.4])),
  block([8.6, -14.8, 5, 11.6], 'sky', 0.3),
  stroke('M 11.1 -14.8 L 11.1 -3.2'),
  pane(15.4, -14.8, [5.2, 6.4]),
  stroke('M -21 -7 L 8.6 -7'),
  disc(20, -5, 0.7, 'series-2'),
  ...wheel(-12.6, 3),
  ...wheel(14.6, 3),
];

export const car: Drawing = ({ main }) => [
  form(
    'M -13 -2.6 L -13 -6 Q -12.4 -7.4 -9 -7.8 Q -6 -12 -3 -12 L 3.4 -12 Q 6.6 -11.6 8.8 -7.8 Q 13 -7.2 13 -5 L 13 -2.6 Z',
    main,
  ),
  form('M -7 -7.8 Q -5 -10.8 -2.8 -10.8 L -0.6 -10.8 L -0.6 -7.8 Z', 'sky'),
  form('M 0.8 -10.8 L 3.2 -10.8 Q 5.2 -10.6 6.8 -7.8 L 0.8 -7.8 Z', 'sky'),
  ...wheel(-7.4, 2.6),
  ...wheel(7.6, 2.6),
];

export const bicycle: Drawing = ({ main }) => [
  { kind: 'circle', cx: -5.4, cy: -3.6, r: 3.4, fill: 'none', stroke: 'ink', strokeWidth: 0.8 },
  { kind: 'circle', cx: 5.4, cy: -3.6, r: 3.4, fill: 'none', stroke: 'ink', strokeWidth: 0.8 },
  stroke('M -5.4 -3.6 L -2.2 -8.4 L 3.6 -8.4 L 0 -3.6 L -5.4 -3.6 M -2.2 -8.4 L 0 -3.6', 0.9, main),
  stroke('M 5.4 -3.6 L 3.2 -10.4 L 5.2 -10.8 M -2.2 -8.4 L -2.8 -9.8 M -4.2 -9.9 L -1.4 -9.9', 0.9),
];

export const busStop: Drawing = ({ main }) => [
  { kind: 'rect', x: -10, y: -17, width: 20, height: 13, fill: 'sky', opacity: 0.7 },
  ...limb('M -10 -0.6 L -10 -18 M 10 -0.6 L 10 -18', 'muted', 0.5),
  block([-12, -19.6, 24, 1.8], main),
  block([-8.6, -5, 14, 1.2], 'sand'),
  stroke('M -7 -3.8 L -7 0 M 4 -3.8 L 4 0', 0.7),
  ...limb('M 14.6 -0.6 L 14.6 -22', 'muted', 0.4),
  block([12, -26.4, 5.2, 5.6], main, 0.8),
  block([13, -25.4, 3.2, 2.4], 'ground', 0.4),
  disc(13.6, -22.2, 0.5, 'ground'),
  disc(15.6, -22.2, 0.5, 'ground'),
];

function crate(x: number, fruit: Paint): Shape[] {
  return [
    ...[1.3, 3.5, 5.7].map((dx) => disc(x + dx, -13.4, 1.1, fruit)),
    ...[2.4, 4.6].map((dx) => disc(x + dx, -14.6, 1.1, fruit)),
    block([x, -13, 7, 3], 'sand', 0.2),
  ];
}

export const marketStall: Drawing = ({ main }) => [
  ...limb('M -14 -0.6 L -14 -24 M 14 -0.6 L 14 -24', 'sand', 0.6),
  ...crate(-12.4, 'series-6'),
  ...crate(-3.6, 'series-2'),
  ...crate(5.2, 'green'),
  block([-15, -10, 30, 10], 'wall'),
  stroke('M -15 -6.6 L 15 -6.6 M -15 -3.4 L 15 -3.4', 0.35, 'muted'),
  ...awning(-17, -29, [34, 6], main),
];
