import type { Shape } from '#domain/images/scene.ts';
import { block, disc, form, limb, stroke, type Drawing } from './pen.ts';

const rays = Array.from({ length: 8 }, (_, i): Shape => {
  const angle = (i * Math.PI) / 4;
  const on = (r: number) =>
    [Math.cos(angle) * r, -4 + Math.sin(angle) * r].map((n) => Math.round(n * 100) / 100);
  return stroke(`M ${on(5.6).join(' ')} L ${on(7.6).join(' ')}`, 0.6);
});

export const sun: Drawing = () => [...rays, disc(0, -4, 4, 'series-2')];

export const cloud: Drawing = () => [
  form(
    'M -8 0 Q -12 -0.4 -10.6 -3.6 Q -9 -6 -6 -4.8 Q -4.4 -9 0 -8 Q 4 -8.6 5.2 -4.8 Q 10 -6 10.6 -2.4 Q 10.6 0 8 0 Z',
    'ground',
  ),
];

export const hill: Drawing = () => [form('M -30 0 Q -17 -15 -4 -12 Q 12 -20 30 0 Z', 'green')];

export const tree: Drawing = () => [
  ...limb('M 0 -0.6 L 0 -15', 'sand', 1.6),
  form(
    'M -7.6 -12.6 Q -12 -17 -7.6 -20.6 Q -8 -27 -1.4 -27.4 Q 4 -30.6 7 -24.6 Q 12 -21.6 9.4 -16.6 Q 8 -11.6 2.4 -12.6 Q -3 -9.8 -7.6 -12.6 Z',
    'green',
  ),
  stroke('M 0 -11.4 L 0 -17.6 M 0 -14.6 L 2.8 -17.4 M 0 -16 L -2.6 -18.6'),
];

export const bush: Drawing = () => [
  form('M -6.6 0 Q -9.6 -2.6 -6.4 -5.2 Q -5 -9 -0.8 -7.8 Q 3.6 -9.4 5.6 -5.6 Q 9.6 -3.8 7 0 Z', 'green'),
];

export const bench: Drawing = () => [
  stroke('M -8 0 L -8 -11 M 8 0 L 8 -11', 0.9),
  block([-9.4, -11.4, 18.8, 1.6], 'sand'),
  block([-9.4, -8.8, 18.8, 1.4], 'sand'),
  block([-10, -5.8, 20, 1.6], 'sand'),
];

export const lampPost: Drawing = () => [
  ...limb('M 0 -0.8 L 0 -28 Q 0 -31 3 -31 L 5 -31', 'muted', 0.6),
  form('M 3.4 -31 L 7.6 -31 L 8.6 -28.4 L 2.4 -28.4 Z', 'series-2'),
  block([-1.6, -1.4, 3.2, 1.4], 'muted'),
];

export const dog: Drawing = ({ main }) => [
  ...limb('M -4.2 -4 L -4.6 -0.6 M -2.6 -4 L -2.6 -0.6 M 2 -4 L 2 -0.6 M 3.6 -4 L 3.8 -0.6', main, 0.8),
  ...limb('M -5 -5.4 Q -7.6 -6.4 -7.4 -9', main, 0.8),
  form(
    'M -5.4 -6.6 Q -1 -7.4 2.8 -6.8 L 4 -9.4 Q 5 -10.6 6.8 -9.8 L 8.8 -8.4 Q 8.8 -7.2 7 -7 L 5.6 -6.6 Q 5.4 -3.6 3.6 -3.2 L -4 -3.2 Q -5.8 -4 -5.4 -6.6 Z',
    main,
  ),
  form('M 4.4 -9.6 L 3.4 -7.2 L 5.2 -7.8 Z', 'ink'),
];

export const boat: Drawing = ({ main }) => [
  stroke('M 0 -4 L 0 -25', 0.8),
  form('M 1 -24 Q 9 -14 10 -6.4 L 1 -6.4 Z', 'ground'),
  form('M -1 -21 Q -6 -12 -7.6 -6.4 L -1 -6.4 Z', main),
  form('M -12 -4.6 L 12 -4.6 Q 10 -0.4 7 0 L -7.6 0 Q -10.6 -1 -12 -4.6 Z', 'sand'),
];
