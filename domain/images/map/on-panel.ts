import type { MapFeature } from '#contract/images/map-image.ts';
import type { Box } from '#domain/images/bounds.ts';
import type { Point } from '#domain/images/path-text.ts';

/** From the units of a map to those of the scene. */
export function onPanel({ left, top, right }: Box): { place: (point: Point) => Point; scale: number } {
  const scale = (right - left) / 100;
  return { scale, place: ([x, y]) => [left + x * scale, top + y * scale] };
}

type Shore = Extract<MapFeature, { feature: 'shore' }>;

/** The strip of water along one side of a panel. */
export function shoreBox({ side, depth }: Shore, panel: Box): Box {
  const { left, top, right, bottom } = panel;
  const wide = ((right - left) * depth) / 100;
  const high = Math.min(wide, bottom - top);
  switch (side) {
    case 'north':
      return { ...panel, bottom: top + high };
    case 'south':
      return { ...panel, top: bottom - high };
    case 'east':
      return { ...panel, left: right - wide };
    case 'west':
      return { ...panel, right: left + wide };
    default:
      return side satisfies never;
  }
}
