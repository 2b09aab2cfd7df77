import type { MapFeature } from '#contract/images/map-image.ts';
import { around, overlaps, textBox, type Box } from '#domain/images/bounds.ts';
import type { Point } from '#domain/images/path-text.ts';
import type { TextShape } from '#domain/images/scene.ts';
import { textBlock } from '#domain/images/text-block.ts';
import { textSizes } from '#domain/images/text-size.ts';
import { onPanel, shoreBox } from './on-panel.ts';

/** Wider labels of things without a size of their own are wrapped. */
const widest = 110;

/** A label in the middle of a place, moved as far as it takes to stay on the map. */
function labelAt([x, y]: Point, text: string, width: number, panel: Box): TextShape[] {
  const block = textBlock(text, Math.min(width, panel.right - panel.left - 8), {
    size: textSizes.label,
    role: 'label',
    anchor: 'middle',
    hasHalo: true,
  });
  const half = block.width / 2 + 3;
  const cx = Math.min(Math.max(x, panel.left + half), panel.right - half);
  const top = Math.min(Math.max(y - block.height / 2, panel.top + 3), panel.bottom - block.height - 3);
  return block.at(cx, top);
}

/** Where in a box a label may stand, as shares of what the box is larger: the middle first. */
const inner: readonly Point[] = [
  [0, 0],
  [0, 0.7],
  [0, -0.7],
  [-0.8, 0],
  [0.8, 0],
];

/** Inside a box if it fits, else below, above or beside it. */
function boxCandidates(box: Box, text: string, panel: Box): TextShape[][] {
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const width = box.right - box.left - 6;
  const middle = labelAt([cx, cy], text, Math.max(width, 20), panel);
  const size = around(middle.map(textBox));
  const [spareX, spareY] = [
    width - (size.right - size.left),
    box.bottom - box.top - (size.bottom - size.top) - 2,
  ];
  const fits = spareX >= 0 && spareY >= 0 && !middle.some((line) => line.text.endsWith('-'));
  const inside = inner.map(([x, y]) =>
    labelAt([cx + (x * spareX) / 2, cy + (y * spareY) / 2], text, Math.max(width, 20), panel),
  );
  const outer = textBlock(text, widest, { size: textSizes.label, role: 'label' });
  const far = { x: outer.width / 2 + 4, y: outer.height / 2 + 3 };
  const outside = [
    [cx, box.bottom + far.y],
    [cx, box.top - far.y],
    [box.right + far.x, cy],
    [box.left - far.x, cy],
  ] as const;
  return [...(fits ? inside : []), ...outside.map((point) => labelAt(point, text, widest, panel))];
}

/** On the line, first on its longest stretch, and not in its middle, where other roads meet it. */
function lineCandidates(points: readonly Point[], text: string, panel: Box): TextShape[][] {
  const stretches = points
    .slice(1)
    .map((to, i) => ({ from: points[i] ?? to, to }))
    .toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return [0.3, 0.7, 0.5, 0.15, 0.85].flatMap((share) =>
    stretches.map(({ from, to }) =>
      labelAt(
        [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
        text,
        widest + 60,
        panel,
      ),
    ),
  );
}

function lengthOf({ from, to }: { from: Point; to: Point }): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

function candidatesFor(feature: MapFeature, panel: Box): TextShape[][] {
  const { place, scale } = onPanel(panel);
  switch (feature.feature) {
    case 'area':
    case 'building': {
      if (feature.label === undefined) return [];
      const [left, top] = place([feature.x, feature.y]);
      const box = { left, top, right: left + feature.width * scale, bottom: top + feature.height * scale };
      return boxCandidates(box, feature.label, panel);
    }
    case 'shore':
      return feature.label === undefined ? [] : boxCandidates(shoreBox(feature, panel), feature.label, panel);
    case 'river':
    case 'road':
      return feature.label === undefined
        ? []
        : lineCandidates(feature.points.map(place), feature.label, panel);
    case 'label':
      return [labelAt(place([feature.x, feature.y]), feature.text, widest, panel)];
    case 'trees':
      return [];
    default:
      return feature satisfies never;
  }
}

/** All labels of a map. Each takes the first of its places where it stands on no other. */
export function placeLabels(features: readonly MapFeature[], panel: Box, taken: readonly Box[]): TextShape[] {
  const placed: TextShape[] = [];
  const rank: Record<MapFeature['feature'], number> = {
    building: 0,
    label: 1,
    area: 2,
    shore: 3,
    river: 4,
    road: 5,
    trees: 6,
  };
  for (const feature of features.toSorted((a, b) => rank[a.feature] - rank[b.feature])) {
    const candidates = candidatesFor(feature, panel);
    const boxes = [...taken, ...placed.map(textBox)];
    const free = candidates.find((lines) =>
      lines.every((line) => !boxes.some((other) => overlaps(other, textBox(line), 2))),
    );
    placed.push(...(free ?? candidates[0] ?? []));
  }
  return placed;
}
