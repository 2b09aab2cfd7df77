import type { Graph } from '#contract/images/chart-images.ts';
import { formatShort, measureLine } from '#domain/images/format-value.ts';
import { edge, footer, heading, type Part } from '#domain/images/frame.ts';
import { linesThrough, type Point } from '#domain/images/path-text.ts';
import type { Scene, Shape, TextShape } from '#domain/images/scene.ts';
import { seriesLook } from '#domain/images/series-look.ts';
import { textSizes, textWidth } from '#domain/images/text-size.ts';
import { legend } from './legend.ts';
import { marker } from './marker.ts';
import { placeValues } from './place-values.ts';
import { ticksFor } from './ticks.ts';
import { heightOf, tickWidth, uprightAxis } from './value-axis.ts';

const size = textSizes.label;

function lineLegend(series: Graph['series'], top: number, width: number): Part {
  if (series.length === 1) return { shapes: [], bottom: top - 10 };
  return legend(
    series.map(({ name }) => name),
    {
      top,
      width,
      sampleWidth: 30,
      sample: (at, x, y) => {
        const { paint, dash } = seriesLook(at);
        const line: Shape = {
          kind: 'line',
          x1: x,
          x2: x + 30,
          y1: y + 7,
          y2: y + 7,
          stroke: paint,
          strokeWidth: 2.5,
          ...(dash && { dash }),
        };
        return [line, marker(at, [x + 15, y + 7])];
      },
    },
  );
}

/** Every category, or every second, third ... where their names would run into each other; the last one too if it can be. */
function shownCategories(categories: readonly string[], distance: number): number[] {
  const last = categories.length - 1;
  const widest = Math.max(...categories.map((name) => textWidth(name, size)));
  const least = Math.max(1, Math.ceil((widest + 6) / distance));
  const even = Array.from({ length: 3 }, (_, i) => least + i).find((step) => last % step === 0) ?? least;
  return categories.map((_, at) => at).filter((at) => at % even === 0);
}

function categoryNames({ categories }: Graph, xOf: (at: number) => number, y: number): TextShape[] {
  const shown = shownCategories(categories, xOf(1) - xOf(0));
  return shown.map((at) => ({
    kind: 'text',
    x: xOf(at),
    y,
    text: categories[at] ?? '',
    size,
    anchor: 'middle',
    role: 'label',
  }));
}

/** A graph that hides most of its height says more than it knows, so it begins at 0 unless all of it is far above. */
function beginsAtZero(values: readonly number[]): boolean {
  return Math.min(...values) >= 0 && Math.min(...values) <= 0.6 * Math.max(...values);
}

export function drawGraph(image: Graph, width: number): Scene {
  const { categories, series, unit } = image;
  const values = series.flatMap((one) => one.values);
  const head = heading(image.title, measureLine(image.measure, unit), width);
  const names = lineLegend(series, head.bottom + 10, width);
  const scale = ticksFor(values, beginsAtZero(values));
  const top = names.bottom + 22;
  const plot = {
    left: edge + tickWidth(scale, unit) + 8,
    right: width - edge,
    top,
    bottom: top + (width > 500 ? 260 : 210),
  };
  const inset = Math.max(
    10,
    ...[categories[0], categories.at(-1)].map((name) => textWidth(name ?? '', size) / 2),
  );
  const xOf = (at: number) =>
    plot.left + inset + (at * (plot.right - plot.left - 2 * inset)) / (categories.length - 1);
  const yOf = heightOf(scale, plot);
  const lines = series.map((one) => one.values.map((value, at): Point => [xOf(at), yOf(value)]));
  const labelY = plot.bottom + 7 + size * 0.8;
  const foot = footer(image.source, labelY + size * 0.3, width);
  const drawn = lines.flatMap((points, at): Shape[] => {
    const { paint, dash } = seriesLook(at);
    const line: Shape = {
      kind: 'path',
      d: linesThrough(points),
      fill: 'none',
      stroke: paint,
      strokeWidth: 2.5,
      ...(dash && { dash }),
    };
    return [line, ...points.map((point) => marker(at, point))];
  });
  const figures = placeValues({
    lines,
    texts: series.map((one) => one.values.map((value) => formatShort(value, unit))),
    plot: { left: plot.left, right: plot.right, top: top - 20, bottom: plot.bottom },
  });
  return {
    width,
    height: foot.bottom,
    shapes: [
      ...head.shapes,
      ...names.shapes,
      ...uprightAxis(scale, unit, plot),
      ...drawn,
      ...figures,
      ...categoryNames(image, xOf, labelY),
      ...foot.shapes,
    ],
  };
}
