import type { Paint, Shape } from '#domain/images/scene.ts';
import { block, disc, form, limb, stroke, type Drawing } from './pen.ts';

const legs: Paint = 'line-strong';

/** A head in profile with hair, its middle at (x, y). */
function head(x: number, y: number): Shape[] {
  const at = (dx: number, dy: number) => `${x + dx} ${y + dy}`;
  return [
    disc(x, y, 2.6, 'ground'),
    {
      kind: 'path',
      d: `M ${at(-2.6, 0.4)} Q ${at(-3.2, -3.2)} ${at(0.2, -3.1)} Q ${at(2.9, -2.9)} ${at(2.6, -0.7)} Q ${at(0.9, -1.7)} ${at(-0.7, -0.7)} Q ${at(-0.9, 0.6)} ${at(-1.5, 1.6)} Q ${at(-2.4, 1.4)} ${at(-2.6, 0.4)} Z`,
      fill: 'ink',
    },
  ];
}

const hand = (x: number, y: number): Shape => disc(x, y, 0.85, 'ground');

export const standingPerson: Drawing = ({ main }) => [
  ...limb('M -1.4 -10 L -1.6 -0.8 L -0.4 -0.8', legs, 1.9),
  ...limb('M 1.4 -10 L 1.5 -0.8 L 2.8 -0.8', legs, 1.9),
  form('M -3.1 -18.4 Q 0 -20.2 3.1 -18.4 L 3.3 -9.4 L -3.3 -9.4 Z', main),
  ...head(0.3, -22.3),
  ...limb('M 1 -17.6 Q 2.2 -14.2 5.6 -14', main, 1.5),
  hand(6.5, -14),
];

export const walkingPerson: Drawing = ({ main }) => [
  ...limb('M 0.6 -17.4 L 3.2 -14 L 5 -12.4', main, 1.4),
  hand(5.5, -12),
  ...limb('M -0.4 -10 L -2 -5.2 L -4.8 -1.6 L -3.9 -0.8', legs, 1.9),
  ...limb('M 0.4 -10 L 2.8 -5.6 L 3.6 -0.8 L 4.9 -0.8', legs, 1.9),
  form('M -2.6 -18.2 Q 0.4 -20 3 -18.2 L 2.8 -9.4 L -2.8 -9.4 Z', main),
  ...head(0.8, -22.2),
  ...limb('M -0.2 -17.4 L -2 -13.6 L -3.2 -10.6', main, 1.5),
  hand(-3.4, -9.9),
  stroke('M -5 -7.4 Q -3.4 -11.6 -1.9 -7.4'),
  block([-6, -7.4, 5.2, 5], 'ground', 0.6),
];

export const sittingPerson: Drawing = ({ main }) => [
  ...limb('M -0.4 -6.9 L 5.2 -6.9 L 5.4 -0.8 L 6.7 -0.8', legs, 2.1),
  form('M -2.8 -15.4 Q 0 -17.2 2.6 -15.4 L 2.8 -5.8 L -2.8 -5.8 Z', main),
  ...head(0.6, -19.3),
  ...limb('M 0.2 -14.4 L 1.8 -10.4 L 5 -10', main, 1.5),
  form('M 5.2 -8.6 L 4.4 -12.4 L 7 -11.4 L 9.8 -12.8 L 9.6 -9 L 7 -7.8 Z', 'ground'),
  stroke('M 7 -11.4 L 7 -7.8'),
  hand(5.6, -9.6),
];

export const child: Drawing = ({ main }) => [
  ...limb('M -0.9 -6 L -1.1 -0.7 L -0.1 -0.7', legs, 1.5),
  ...limb('M 0.9 -6 L 1.4 -0.7 L 2.4 -0.7', legs, 1.5),
  ...limb('M -1.2 -10.2 L -3.4 -13.8', main, 1.2),
  hand(-3.8, -14.4),
  form('M -2.2 -10.9 Q 0 -12 2.2 -10.9 L 2.6 -5.4 L -2.6 -5.4 Z', main),
  ...head(0.1, -14.2),
  ...limb('M 1.4 -10.2 L 3 -7.6', main, 1.2),
  hand(3.3, -7.1),
];

/** Chair, person, desk and laptop are one drawing, because arms and keys have to meet. */
export const seatedAtDesk: Drawing = ({ main }) => [
  stroke('M -2.6 -5.6 L -3.4 0 M 1.6 -5.6 L 2.4 0', 0.9),
  stroke('M -4 -14.2 Q -4.8 -9.8 -3.6 -5.4 L 3 -5.4', 1.3),
  ...limb('M -0.4 -6.9 L 5.2 -6.9 L 5.4 -0.8 L 6.7 -0.8', legs, 2.1),
  form('M -2.8 -15.4 Q 0 -17.2 2.6 -15.4 L 2.8 -5.8 L -2.8 -5.8 Z', main),
  ...head(0.9, -19.3),
  block([3.6, -10.4, 20, 1.2], 'sand'),
  stroke('M 5 -9.2 L 5 0 M 22 -9.2 L 22 0', 0.9),
  form('M 12.2 -10.6 L 14.6 -16.6 L 15.6 -16.6 L 13.2 -10.6 Z', 'building'),
  block([7.6, -11.1, 5.2, 0.7], 'building', 0.2),
  block([18.2, -13, 2, 2.6], 'ground', 0.3),
  ...limb('M 0.4 -14.4 L 2.6 -11.6 L 7 -12', main, 1.5),
  hand(7.9, -12),
];
