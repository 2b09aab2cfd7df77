import { block, form, limb, stroke, type Drawing } from './pen.ts';

export const windowFrame: Drawing = () => [
  block([-9, -18, 18, 18], 'sky'),
  form('M -9 -4 Q -4 -9 0 -6 Q 4 -11 9 -6 L 9 0 L -9 0 Z', 'green'),
  stroke('M 0 -18 L 0 0 M -9 -9 L 9 -9', 0.8),
  block([-10.4, 0, 20.8, 1.4], 'ground'),
];

export const pictureFrame: Drawing = ({ main }) => [
  block([-6, -9, 12, 9], 'sand'),
  block([-4.8, -7.8, 9.6, 6.6], 'ground', 0.2),
  form('M -4.6 -1.4 L -1.4 -5.4 L 0.8 -3 L 2.2 -4.4 L 4.6 -1.4 Z', main),
];

const books = [
  [-9, 5.2, 'series-1'],
  [-7, 4.4, 'series-2'],
  [-5.2, 5.6, 'ground'],
  [-3.2, 4.8, 'series-3'],
  [1.2, 5.4, 'series-2'],
  [3.2, 4.6, 'series-4'],
  [5.2, 5.6, 'series-1'],
] as const;

export const shelf: Drawing = () => [
  block([-11, -32, 22, 32], 'sand'),
  ...[-24, -16, -8].flatMap((y, row) => [
    ...books
      .filter((_, at) => at !== row + 2)
      .map(([x, height, paint]) => block([x, y - height, 1.8, height], paint, 0.2)),
    stroke(`M -11 ${y} L 11 ${y}`, 0.8),
  ]),
];

export const plant: Drawing = () => [
  form('M 0 -6 Q -7 -9 -6.6 -15.4 Q -1.6 -13 0 -6 Z', 'green'),
  form('M 0 -6 Q 7 -8.4 7.2 -14.6 Q 1.8 -12.6 0 -6 Z', 'green'),
  form('M 0 -6 Q -3.4 -12.6 0.4 -19 Q 3.6 -12.4 0 -6 Z', 'green'),
  form('M -4 -6.4 L 4 -6.4 L 3 0 L -3 0 Z', 'series-6'),
];

export const board: Drawing = ({ main }) => [
  block([-17, -22, 34, 20], 'ground', 0.8),
  stroke('M -13.4 -5.4 L -13.4 -18 M -13.4 -5.4 L 2 -5.4', 0.7, 'muted'),
  stroke('M -12 -7.6 L -8 -11 L -4.4 -9.4 L 1 -16', 1, main),
  stroke(
    'M 5.4 -17 L 13.4 -17 M 5.4 -13.4 L 12 -13.4 M 5.4 -9.8 L 13.4 -9.8 M 5.4 -6.2 L 10.4 -6.2',
    0.8,
    'muted',
  ),
  block([-8, -2, 16, 1.2], 'building'),
];

export const ceilingLamp: Drawing = ({ main }) => [
  stroke('M 0 -5 L 0 -20', 0.7),
  form('M -6 0 Q -5 -5.6 0 -5.6 Q 5 -5.6 6 0 Z', main),
];

export const desk: Drawing = () => [
  stroke('M -12 -9.4 L -12 0 M 12 -9.4 L 12 0', 0.9),
  block([3, -9.2, 8, 5.6], 'wall'),
  stroke('M 6 -6.4 L 8 -6.4', 0.7),
  block([-14, -10.6, 28, 1.4], 'sand'),
  block([-8, -18.6, 11, 7], 'building', 0.6),
  stroke('M -2.6 -11.6 L -2.6 -10.8', 1.4),
  stroke('M -5 -10.8 L 0 -10.8', 0.8),
];

export const table: Drawing = () => [
  ...limb('M 0 -0.8 L 0 -9 M -3.4 -0.8 L 3.4 -0.8', 'muted', 0.6),
  block([-10, -10.4, 20, 1.5], 'sand', 0.7),
  block([-6, -13, 2.6, 2.6], 'ground', 0.4),
  block([2, -13, 2.6, 2.6], 'ground', 0.4),
  stroke('M 4.6 -12.4 Q 6 -11.8 4.6 -11'),
];

/** As high as a sitting person's seat, and to stand at the same place. */
export const stool: Drawing = () => [
  stroke('M -3.4 -5.2 L -4 0 M 2 -5.2 L 2.8 0', 0.8),
  block([-4.6, -5.8, 8.2, 1.2], 'sand'),
];
