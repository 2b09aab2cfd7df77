import type { BarChart } from '#contract/images/chart-images.ts';
import { formatShort, measureLine } from '#domain/images/format-value.ts';
import { edge, footer, heading } from '#domain/images/frame.ts';
import type { Scene, Shape } from '#domain/images/scene.ts';
import { seriesLook } from '#domain/images/series-look.ts';
import { textBlock } from '#domain/images/text-block.ts';
import { textSizes, textWidth } from '#domain/images/text-size.ts';
import { barLegend } from './bar-legend.ts';
import { ticksFor } from './ticks.ts';

const between = 12;

/** A bar chart with bars that lie: each category has a line of its own for its name, so that names may be long. */
export function drawBarRows(image: BarChart, width: number): Scene {
  const { categories, series, unit } = image;
  const values = series.flatMap((one) => one.values);
  const head = heading(image.title, measureLine(image.measure, unit), width);
  const names = barLegend(series, head.bottom + 10, width);
  const scale = ticksFor(values, true);
  const figureRoom =
    Math.max(...values.map((value) => textWidth(formatShort(value, unit), textSizes.value, true))) + 8;
  const full = width - 2 * edge - figureRoom;
  const thickness = series.length === 1 ? 18 : 15;
  const shapes: Shape[] = [];
  let y = names.bottom + 14;
  for (const [place, name] of categories.entries()) {
    const label = textBlock(name, width - 2 * edge, { size: textSizes.label, role: 'label' });
    shapes.push(...label.at(edge, y));
    y += label.height + 4;
    const barsTop = y;
    for (const [at, one] of series.entries()) {
      const value = one.values[place] ?? 0;
      const length = (value / scale.to) * full;
      const { paint, pattern } = seriesLook(at);
      shapes.push(
        { kind: 'rect', x: edge, y, width: length, height: thickness - 2, fill: paint, pattern },
        {
          kind: 'text',
          x: edge + length + 6,
          y: y + thickness / 2 + 3.8,
          text: formatShort(value, unit),
          size: textSizes.value,
          anchor: 'start',
          role: 'value',
          isBold: series.length === 1,
        },
      );
      y += thickness;
    }
    shapes.push({
      kind: 'line',
      x1: edge,
      x2: edge,
      y1: barsTop - 2,
      y2: y,
      stroke: 'line-strong',
      strokeWidth: 1.5,
    });
    y += between;
  }
  const bottom = y - between + 4;
  const foot = footer(image.source, bottom, width);
  return {
    width,
    height: foot.bottom,
    shapes: [...head.shapes, ...names.shapes, ...shapes, ...foot.shapes],
  };
}
