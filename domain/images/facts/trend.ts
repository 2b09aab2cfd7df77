/** How a row goes over time. `peak`: up and then down again; `dip`: down and then up again. */
export type Trend = 'up' | 'down' | 'flat' | 'peak' | 'dip' | 'mixed';

/** A row that moves less than this share of its highest value stays the same. */
const stillShare = 0.05;
/** From this share of the range on, the ends say which way it went. */
const mainShare = 0.65;
/** A peak or dip is at least so much of the range away from both ends, and nothing lies so far beyond them on the other side. */
const turnShare = 0.35;
const sideShare = 0.2;

export function trendOf(values: readonly number[]): Trend {
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0];
  const [most, least] = [Math.max(...values), Math.min(...values)];
  const range = most - least;
  if (range <= stillShare * Math.max(Math.abs(most), Math.abs(least))) return 'flat';
  if (last - first >= mainShare * range) return 'up';
  if (first - last >= mainShare * range) return 'down';
  const above = (most - Math.max(first, last)) / range;
  const below = (Math.min(first, last) - least) / range;
  if (above >= turnShare && below <= sideShare) return 'peak';
  if (below >= turnShare && above <= sideShare) return 'dip';
  return 'mixed';
}

export const trendWords: Record<Trend, string> = {
  up: 'rises',
  down: 'falls',
  flat: 'stays almost the same',
  peak: 'rises and then falls again',
  dip: 'falls and then rises again',
  mixed: 'goes up and down',
};
