import type { pictureBackdrops } from '#contract/images/picture-image.ts';
import type { Paint, Shape } from '#domain/images/scene.ts';

/** Height of every picture, in hundredths of its width. */
export const pictureHeight = 75;

const band = (y: number, bottom: number, fill: Paint, pattern: 'solid' | 'waves' = 'solid'): Shape => ({
  kind: 'rect',
  x: 0,
  y,
  width: 100,
  height: bottom - y,
  fill,
  pattern,
});
const across = (y: number, stroke: Paint, strokeWidth: number): Shape => ({
  kind: 'line',
  x1: 0,
  x2: 100,
  y1: y,
  y2: y,
  stroke,
  strokeWidth,
});

/** What is behind everything: where the ground begins, and what it is. */
export function backdrop(name: (typeof pictureBackdrops)[number]): Shape[] {
  switch (name) {
    case 'street':
      return [
        band(0, 46, 'sky'),
        band(46, 60, 'paved'),
        band(60, 75, 'road'),
        across(46, 'ink', 0.4),
        across(60, 'line-strong', 0.8),
        {
          kind: 'line',
          x1: 0,
          x2: 100,
          y1: 68,
          y2: 68,
          stroke: 'line-strong',
          strokeWidth: 0.7,
          dash: [5, 4],
        },
      ];
    case 'park':
      return [
        band(0, 42, 'sky'),
        band(42, 75, 'green'),
        across(42, 'ink', 0.4),
        {
          kind: 'path',
          d: 'M 34 75 Q 60 62 56 52 Q 53 45 60 42 L 63 42 Q 59 47 65 53 Q 78 64 68 75 Z',
          fill: 'sand',
        },
      ];
    case 'shore':
      return [
        band(0, 36, 'sky'),
        band(36, 54, 'water', 'waves'),
        band(54, 75, 'sand'),
        across(36, 'ink', 0.4),
        {
          kind: 'path',
          d: 'M 0 54 Q 20 51 42 54.5 Q 68 58 100 53 L 100 56 Q 68 60 42 56.5 Q 20 53.5 0 56 Z',
          fill: 'ground',
        },
      ];
    case 'room':
      return [
        band(0, 54, 'wall'),
        band(54, 75, 'floor'),
        across(54, 'ink', 0.4),
        across(52.4, 'line-strong', 0.4),
      ];
    default:
      return name satisfies never;
  }
}
