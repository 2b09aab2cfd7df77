import type { Score } from '#contract/entities/answer.ts';
import { pointsRange, type PointsRange } from '#domain/assessment/points-range.ts';

/** Points to at most 2 decimals (spec section 9), without trailing zeros. */
function formatPoints(points: number): string {
  return String(Math.round(points * 100) / 100);
}

/** "7 of 10" when it is exact, else "about 6 to 8 of 10". Ends of a range are whole points: nothing finer is known. */
export function formatRange({ low, high, max, isExact }: PointsRange): string {
  if (isExact) return `${formatPoints(low)} of ${formatPoints(max)}`;
  const from = Math.floor(low);
  const to = Math.min(max, Math.ceil(high));
  return from === to ? `about ${to} of ${max}` : `about ${from} to ${to} of ${max}`;
}

/** Points of a score in one line; `null` while there are none. */
export function pointsLine(score: Score): string | null {
  const range = pointsRange(score);
  return range === null ? null : formatRange(range);
}
