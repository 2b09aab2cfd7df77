import type { Paint, Pattern } from './scene.ts';

interface SeriesLook {
  readonly paint: Paint;
  readonly pattern: Pattern;
  /** Of a line in a graph. */
  readonly dash?: readonly [number, number];
}

const looks: readonly [SeriesLook, ...SeriesLook[]] = [
  { paint: 'series-1', pattern: 'solid' },
  { paint: 'series-2', pattern: 'stripes', dash: [7, 4] },
  { paint: 'series-3', pattern: 'dots', dash: [2, 3.5] },
  { paint: 'series-4', pattern: 'grid' },
  { paint: 'series-5', pattern: 'back-stripes' },
  { paint: 'series-6', pattern: 'waves' },
];

/** How a series or slice is told from the others: by colour and by pattern. */
export function seriesLook(at: number): SeriesLook {
  return looks[at] ?? looks[0];
}
