import type { MapFeature } from '#contract/images/map-image.ts';
import type { Box } from '#domain/images/bounds.ts';
import { linesThrough, type Point } from '#domain/images/path-text.ts';
import type { Shape } from '#domain/images/scene.ts';
import { onPanel, shoreBox } from './on-panel.ts';

type RoadSize = Extract<MapFeature, { feature: 'road' }>['size'];

const roadWidths = { main: 17, side: 8 } as const;

/** The rims of roads. They lie under all roads, so that crossings are open. */
export function roadRims(features: readonly MapFeature[], panel: Box): Shape[] {
  const { place } = onPanel(panel);
  return features.flatMap((one): Shape[] => {
    if (one.feature !== 'road' || one.size === 'path' || one.size === 'rail') return [];
    const d = linesThrough(one.points.map(place));
    return [{ kind: 'path', d, fill: 'none', stroke: 'line-strong', strokeWidth: roadWidths[one.size] + 2 }];
  });
}

function drawRoad(size: RoadSize, d: string): Shape[] {
  const line = (stroke: 'road' | 'muted', strokeWidth: number): Shape => ({
    kind: 'path',
    d,
    fill: 'none',
    stroke,
    strokeWidth,
  });
  switch (size) {
    case 'main':
    case 'side':
      return [line('road', roadWidths[size])];
    case 'path':
      return [{ kind: 'path', d, fill: 'none', stroke: 'muted', strokeWidth: 2.5, dash: [5, 4] }];
    case 'rail':
      return [
        line('muted', 5),
        { kind: 'path', d, fill: 'none', stroke: 'land', strokeWidth: 2.5, dash: [7, 7] },
      ];
    default:
      return size satisfies never;
  }
}

/** Offsets of the trees of a clump, in units of one tree. */
const clump: readonly Point[] = [
  [0, 0],
  [1.5, 0.5],
  [-1.4, 0.6],
  [0.6, 1.5],
  [-0.9, 1.9],
  [2.2, 1.7],
  [-2.4, 1.8],
  [1.3, 2.6],
];

function drawTrees(cx: number, cy: number, count: number): Shape[] {
  return clump.slice(0, count).flatMap(([dx, dy]): Shape[] => [
    {
      kind: 'circle',
      cx: cx + dx * 8,
      cy: cy + dy * 8,
      r: 6,
      fill: 'green',
      stroke: 'muted',
      strokeWidth: 1,
    },
    { kind: 'circle', cx: cx + dx * 8, cy: cy + dy * 8, r: 1.2, fill: 'muted' },
  ]);
}

/** One thing on a map, without its label. */
export function drawFeature(feature: MapFeature, panel: Box): Shape[] {
  const { place, scale } = onPanel(panel);
  switch (feature.feature) {
    case 'area': {
      const [x, y] = place([feature.x, feature.y]);
      const size = { width: feature.width * scale, height: feature.height * scale };
      const radius = feature.ground === 'water' ? Math.min(size.width, size.height) / 3 : 3;
      return [
        {
          kind: 'rect',
          x,
          y,
          ...size,
          radius,
          fill: feature.ground,
          stroke: 'line-strong',
          strokeWidth: 0.75,
        },
      ];
    }
    case 'shore': {
      const { left, top, right, bottom } = shoreBox(feature, panel);
      return [
        {
          kind: 'rect',
          x: left,
          y: top,
          width: right - left,
          height: bottom - top,
          fill: 'water',
          pattern: 'waves',
        },
      ];
    }
    case 'river': {
      const d = linesThrough(feature.points.map(place));
      return [{ kind: 'path', d, fill: 'none', stroke: 'water', strokeWidth: 20 }];
    }
    case 'road':
      return drawRoad(feature.size, linesThrough(feature.points.map(place)));
    case 'building': {
      const [x, y] = place([feature.x, feature.y]);
      const size = { width: feature.width * scale, height: feature.height * scale };
      return [
        {
          kind: 'rect',
          x,
          y,
          ...size,
          radius: 2,
          fill: feature.isNew ? 'accent-wash' : 'building',
          stroke: feature.isNew ? 'accent' : 'muted',
          strokeWidth: feature.isNew ? 2 : 1,
        },
      ];
    }
    case 'trees': {
      const [x, y] = place([feature.x, feature.y]);
      return drawTrees(x, y, feature.count);
    }
    case 'label':
      return [];
    default:
      return feature satisfies never;
  }
}
