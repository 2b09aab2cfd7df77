import type { PieChart } from '#contract/images/chart-images.ts';
import { overlaps, textBox } from '#domain/images/bounds.ts';
import { formatFigure, formatShort, measureLine } from '#domain/images/format-value.ts';
import { edge, footer, heading } from '#domain/images/frame.ts';
import type { Scene, Shape, TextShape } from '#domain/images/scene.ts';
import { seriesLook } from '#domain/images/series-look.ts';
import { textBlock } from '#domain/images/text-block.ts';
import { textSizes, textWidth } from '#domain/images/text-size.ts';
import { sector } from './sector.ts';

const radius = 92;
/** Share of the whole in per cent, as it stands by its slice. */
const shareText = (share: number): string => `${formatFigure(Math.round(share * 1000) / 10)}%`;

interface Slice {
  readonly name: string;
  readonly value: number;
  readonly share: number;
  readonly from: number;
  readonly at: number;
}

function slicesOf({ slices }: PieChart): Slice[] {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  let from = 0;
  return slices.map(({ name, value }, at) => {
    const slice = { name, value, share: value / total, from, at };
    from += slice.share;
    return slice;
  });
}

/** Shares round the rim, each by its slice, where they have room. */
function rimTexts(slices: readonly Slice[], cx: number, cy: number): TextShape[] {
  const placed: TextShape[] = [];
  for (const { share, from } of slices.toSorted((a, b) => b.share - a.share)) {
    if (share === 0) continue;
    const angle = (from + share / 2) * 2 * Math.PI;
    const text = shareText(share);
    const reach = radius + 8 + Math.abs(Math.sin(angle)) * (textWidth(text, textSizes.value, true) / 2);
    const shape: TextShape = {
      kind: 'text',
      x: cx + Math.sin(angle) * reach,
      y: cy - Math.cos(angle) * (reach + 2) + 4.6,
      text,
      size: textSizes.value,
      anchor: 'middle',
      role: 'value',
      isBold: true,
    };
    if (!placed.some((other) => overlaps(textBox(other), textBox(shape), 2))) placed.push(shape);
  }
  return placed;
}

/** The slices by name, with their colours and amounts. */
function sliceList(
  slices: readonly Slice[],
  unit: string,
  box: { x: number; y: number; width: number },
): Shape[][] {
  const texts = slices.map(({ value }) => formatShort(value, unit));
  const figureRoom = Math.max(...texts.map((text) => textWidth(text, textSizes.value, true)));
  let y = box.y;
  return slices.map(({ name, at }) => {
    const { paint, pattern } = seriesLook(at);
    const block = textBlock(name, box.width - figureRoom - 36, { size: textSizes.label, role: 'legend' });
    const row: Shape[] = [
      { kind: 'rect', x: box.x, y: y - 1, width: 16, height: 16, radius: 2, fill: paint, pattern },
      ...block.at(box.x + 24, y),
      {
        kind: 'text',
        x: box.x + box.width,
        y: y + 10.8,
        text: texts[at] ?? '',
        size: textSizes.value,
        anchor: 'end',
        role: 'value',
        isBold: true,
      },
    ];
    y += Math.max(16, block.height) + 9;
    return row;
  });
}

export function drawPieChart(image: PieChart, width: number): Scene {
  const slices = slicesOf(image);
  const head = heading(image.title, measureLine(image.measure, image.unit), width);
  const isWide = width > 500;
  const cx = isWide ? edge + radius + 60 : width / 2;
  const cy = head.bottom + 36 + radius;
  const pie = slices.flatMap(({ share, from, at }): Shape[] => {
    if (share === 0) return [];
    const { paint, pattern } = seriesLook(at);
    const look = { fill: paint, pattern, stroke: 'ground', strokeWidth: 2 } as const;
    if (share > 0.9999) return [{ kind: 'circle', cx, cy, r: radius, ...look }];
    return [{ kind: 'path', d: sector({ cx, cy, r: radius }, from, from + share), ...look }];
  });
  const list = isWide
    ? sliceList(slices, image.unit, {
        x: cx + radius + 80,
        y: head.bottom + 40,
        width: width - edge - cx - radius - 80,
      })
    : sliceList(slices, image.unit, { x: edge, y: cy + radius + 36, width: width - 2 * edge });
  const listBottom = Math.max(
    ...list
      .flat()
      .map((shape) => (shape.kind === 'text' ? shape.y + 4 : shape.kind === 'rect' ? shape.y + 16 : 0)),
  );
  const foot = footer(image.source, Math.max(listBottom, cy + radius + 26), width);
  return {
    width,
    height: foot.bottom,
    shapes: [...head.shapes, ...pie, ...rimTexts(slices, cx, cy), ...list.flat(), ...foot.shapes],
  };
}
