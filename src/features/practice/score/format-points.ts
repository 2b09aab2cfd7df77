import type { Score } from '#contract/entities/answer.ts';
import { pointsRange, saidRange, type PointsRange } from '#domain/estimates/points-range.ts';

/** Points to at most 2 decimals (spec section 9), without trailing zeros. */
function formatPoints(points: number): string {
  return String(Math.round(points * 100) / 100);
}

/** "6 to 8" and "10", or one number where both ends are the same. */
export function rangeParts(range: PointsRange): { figure: string; max: string } {
  const { low, high, max } = saidRange(range);
  const figure = low === high ? formatPoints(low) : `${formatPoints(low)} to ${formatPoints(high)}`;
  return { figure, max: formatPoints(max) };
}

/** "7 of 10" when it is exact, else "about 6 to 8 of 10", or one number where both ends are the same. */
export function formatRange(range: PointsRange): string {
  const { figure, max } = rangeParts(range);
  return `${figure.includes(' to ') ? 'about ' : ''}${figure} of ${max}`;
}

/** Points of a score in one line; `null` while there are none. */
export function pointsLine(score: Score): string | null {
  const range = pointsRange(score);
  return range === null ? null : formatRange(range);
}
