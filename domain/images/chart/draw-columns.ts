import type { BarChart } from '#contract/images/chart-images.ts';
import { formatFigure, formatShort, measureLine } from '#domain/images/format-value.ts';
import { edge, footer, heading } from '#domain/images/frame.ts';
import type { Scene, Shape } from '#domain/images/scene.ts';
import { seriesLook } from '#domain/images/series-look.ts';
import { textBlock } from '#domain/images/text-block.ts';
import { textSizes, textWidth } from '#domain/images/text-size.ts';
import { wordsFit, wrapText } from '#domain/images/wrap-text.ts';
import { barLegend } from './bar-legend.ts';
import { heightOf, tickWidth, uprightAxis } from './value-axis.ts';
import { ticksFor, type Scale } from './ticks.ts';

const labelFace = { size: textSizes.label };
/** Share of its place that a category's bars take. */
const filled = 0.72;
const widestBar = 56;
const mostLines = 3;

interface Columns {
  readonly scale: Scale;
  readonly left: number;
  readonly slot: number;
  readonly barWidth: number;
}

function columnsOf({ categories, series, unit }: BarChart, width: number): Columns {
  const scale = ticksFor(
    series.flatMap(({ values }) => values),
    true,
  );
  const left = edge + tickWidth(scale, unit) + 8;
  const slot = (width - edge - left) / categories.length;
  return { scale, left, slot, barWidth: Math.min(widestBar, (slot * filled) / series.length) };
}

/** Whether upright bars have room for what is written under them; if not, the bars lie. */
export function columnsFit(image: BarChart, width: number): boolean {
  const { slot } = columnsOf(image, width);
  return image.categories.every(
    (name) => wordsFit(name, slot - 6, labelFace) && wrapText(name, slot - 6, labelFace).length <= mostLines,
  );
}

/** How values are written over their bars: with their sign, without it, or not at all where there is no room. */
function valueText({ series, unit }: BarChart, room: number): ((value: number) => string) | null {
  const values = series.flatMap((one) => one.values);
  const forms = [(value: number) => formatShort(value, unit), formatFigure];
  return (
    forms.find((form) => values.every((value) => textWidth(form(value), textSizes.value) <= room)) ?? null
  );
}

/** A bar chart with upright bars. */
export function drawColumns(image: BarChart, width: number): Scene {
  const { categories, series, unit } = image;
  const head = heading(image.title, measureLine(image.measure, unit), width);
  const names = barLegend(series, head.bottom + 10, width);
  const { scale, left, slot, barWidth } = columnsOf(image, width);
  const top = names.bottom + 24;
  const plot = { left, right: width - edge, top, bottom: top + (width > 500 ? 260 : 210) };
  const yOf = heightOf(scale, plot);
  const write = valueText(image, (series.length === 1 ? slot : barWidth) - 2);
  const bars = categories.flatMap((_, place) =>
    series.flatMap(({ values }, at): Shape[] => {
      const value = values[place] ?? 0;
      const x = left + (place + 0.5) * slot + (at - series.length / 2) * barWidth;
      const y = yOf(value);
      const { paint, pattern } = seriesLook(at);
      const bar: Shape = {
        kind: 'rect',
        x: x + 1,
        y,
        width: barWidth - 2,
        height: plot.bottom - y,
        fill: paint,
        pattern,
      };
      if (write === null) return [bar];
      return [
        bar,
        {
          kind: 'text',
          x: x + barWidth / 2,
          y: y - 5,
          text: write(value),
          size: textSizes.value,
          anchor: 'middle',
          role: 'value',
          isBold: series.length === 1,
          hasHalo: true,
        },
      ];
    }),
  );
  const labels = categories.map((name) =>
    textBlock(name, slot - 6, { ...labelFace, role: 'label', anchor: 'middle' }),
  );
  const labelsBottom = plot.bottom + 7 + Math.max(...labels.map(({ height }) => height));
  const foot = footer(image.source, labelsBottom, width);
  return {
    width,
    height: foot.bottom,
    shapes: [
      ...head.shapes,
      ...names.shapes,
      ...uprightAxis(scale, unit, plot),
      ...bars,
      ...labels.flatMap((label, place) => label.at(left + (place + 0.5) * slot, plot.bottom + 7)),
      ...foot.shapes,
    ],
  };
}
