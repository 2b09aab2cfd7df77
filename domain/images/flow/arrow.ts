import { linesThrough, type Point } from '#domain/images/path-text.ts';
import type { Shape } from '#domain/images/scene.ts';

const head = 8;

/** An arrow through points, with its head at the last one. */
export function arrow(points: readonly Point[]): Shape[] {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [x, y - 1];
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [dx, dy] = [(x - fromX) / length, (y - fromY) / length];
  const neck: Point = [x - dx * head, y - dy * head];
  const wings: Point[] = [
    [neck[0] - dy * 4.5, neck[1] + dx * 4.5],
    [neck[0] + dy * 4.5, neck[1] - dx * 4.5],
  ];
  return [
    {
      kind: 'path',
      d: linesThrough([...points.slice(0, -1), neck]),
      fill: 'none',
      stroke: 'muted',
      strokeWidth: 2,
    },
    { kind: 'path', d: linesThrough([[x, y], ...wings], true), fill: 'muted' },
  ];
}
