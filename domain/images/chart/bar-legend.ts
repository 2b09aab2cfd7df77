import type { BarChart } from '#contract/images/chart-images.ts';
import type { Part } from '#domain/images/frame.ts';
import { seriesLook } from '#domain/images/series-look.ts';
import { legend } from './legend.ts';

/** Which bars are whose. One series needs no legend: what is measured names it. */
export function barLegend(series: BarChart['series'], top: number, width: number): Part {
  if (series.length === 1) return { shapes: [], bottom: top - 10 };
  return legend(
    series.map(({ name }) => name),
    {
      top,
      width,
      sampleWidth: 14,
      sample: (at, x, y) => {
        const { paint, pattern } = seriesLook(at);
        return [{ kind: 'rect', x, y, width: 14, height: 14, radius: 2, fill: paint, pattern }];
      },
    },
  );
}
