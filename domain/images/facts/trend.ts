/** How a row goes over time. `peak`: up and then down again; `dip`: down and then up again. */
export type Trend = 'up' | 'down' | 'flat' | 'peak' | 'dip' | 'mixed';

/** A row that moves less than this share of its highest value stays the same. */
const stillShare = 0.05;
/** From this share of all movement on, what lies between the ends says which way it went. */
const mainShare = 0.65;

export function trendOf(values: readonly number[]): Trend {
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0];
  const [most, least] = [Math.max(...values), Math.min(...values)];
  const range = most - least;
  if (range <= stillShare * Math.max(Math.abs(most), Math.abs(least))) return 'flat';
  if (last - first >= mainShare * range) return 'up';
  if (first - last >= mainShare * range) return 'down';
  const endsHigh = Math.max(first, last) - least;
  const endsLow = most - Math.min(first, last);
  if (most - Math.max(first, last) >= mainShare * endsLow) return 'peak';
  if (Math.min(first, last) - least >= mainShare * endsHigh) return 'dip';
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
