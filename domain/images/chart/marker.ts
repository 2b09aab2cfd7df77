import { linesThrough, type Point } from '#domain/images/path-text.ts';
import type { Shape } from '#domain/images/scene.ts';
import { seriesLook } from '#domain/images/series-look.ts';

/** The mark of a point of a graph: each series has a shape of its own. */
export function marker(at: number, [x, y]: Point): Shape {
  const look = { fill: seriesLook(at).paint, stroke: 'ground', strokeWidth: 1.5 } as const;
  if (at === 0) return { kind: 'circle', cx: x, cy: y, r: 4.5, ...look };
  if (at === 1) return { kind: 'rect', x: x - 4, y: y - 4, width: 8, height: 8, ...look };
  const corners: Point[] = [
    [x, y - 5.5],
    [x + 5.2, y + 4],
    [x - 5.2, y + 4],
  ];
  return { kind: 'path', d: linesThrough(corners, true), ...look };
}
