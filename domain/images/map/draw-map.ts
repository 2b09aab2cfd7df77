import { mapLayers, type MapFeature, type MapImage } from '#contract/images/map-image.ts';
import type { Box } from '#domain/images/bounds.ts';
import { edge, footer, heading } from '#domain/images/frame.ts';
import type { Scene, Shape } from '#domain/images/scene.ts';
import { textBlock } from '#domain/images/text-block.ts';
import { textSizes } from '#domain/images/text-size.ts';
import { compass } from './compass.ts';
import { drawFeature, roadRims } from './draw-feature.ts';
import { placeLabels } from './place-labels.ts';

const gap = 20;

interface PanelPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Panel = MapImage['panels'][number];

function drawLayers(features: readonly MapFeature[], panel: Box): Shape[] {
  return mapLayers.flatMap((layer) => [
    ...(layer === 'road' ? roadRims(features, panel) : []),
    ...features.filter(({ feature }) => feature === layer).flatMap((one) => drawFeature(one, panel)),
  ]);
}

function drawPanel({ features }: Panel, place: PanelPlace, hasCompass: boolean): Shape[] {
  const { left, top, width, height } = place;
  const clip = { x: left, y: top, width, height };
  const box: Box = { left, top, right: left + width, bottom: top + height };
  const needle = hasCompass ? compass(box) : { shapes: [], box: null };
  const ground: Shape = { kind: 'rect', ...clip, fill: 'land' };
  return [
    {
      kind: 'group',
      x: 0,
      y: 0,
      scale: 1,
      isTurned: false,
      clip,
      shapes: [ground, ...drawLayers(features, box)],
    },
    { kind: 'rect', ...clip, fill: 'none', stroke: 'line-strong', strokeWidth: 1.25 },
    ...needle.shapes,
    ...placeLabels(features, box, needle.box === null ? [] : [needle.box]),
  ];
}

/** A map, or two beside or below each other. */
export function drawMap(image: MapImage, width: number): Scene {
  const { panels } = image;
  const head = heading(image.title, null, width);
  const isBeside = panels.length === 2 && width > 500;
  const panelWidth = isBeside ? (width - 2 * edge - gap) / 2 : width - 2 * edge;
  const panelHeight = (panelWidth * image.height) / 100;
  const shapes: Shape[] = [];
  let bottom = head.bottom + 12;
  for (const [at, panel] of panels.entries()) {
    const left = edge + (isBeside ? at * (panelWidth + gap) : 0);
    let top = isBeside ? head.bottom + 12 : bottom + (at === 0 ? 0 : gap);
    if (panel.name !== undefined) {
      const name = textBlock(panel.name, panelWidth, { size: textSizes.label, role: 'axis', isBold: true });
      shapes.push(...name.at(left, top));
      top += name.height + 5;
    }
    shapes.push(...drawPanel(panel, { left, top, width: panelWidth, height: panelHeight }, image.hasCompass));
    bottom = Math.max(bottom, top + panelHeight);
  }
  const foot = footer(image.source, bottom, width);
  return { width, height: foot.bottom, shapes: [...head.shapes, ...shapes, ...foot.shapes] };
}
