import { middleOf, type PointsRange } from './points-range.ts';

/** From so many answers on a mean says more than the last answer. */
export const fewestForMean = 5;
/** Older answers say little about today. */
export const mostForMean = 10;

/** The practice estimate over several answers, as shares of the maximum (0 to 1). */
export interface RollingMean {
  readonly low: number;
  readonly high: number;
  readonly answers: number;
}

/**
 * Mean of the newest answers; `null` of too few. Half of the error of one answer is its own and shrinks with their number, the
 * other half stays with the learner (model card: the mean of five is about a third surer than one).
 */
export function rollingMean(ranges: readonly PointsRange[]): RollingMean | null {
  const scored = ranges.filter(({ max }) => max > 0).slice(0, mostForMean);
  if (scored.length < fewestForMean) return null;
  const mean = (of: (range: PointsRange) => number): number =>
    scored.reduce((sum, range) => sum + of(range) / range.max, 0) / scored.length;
  const middle = mean(middleOf);
  const half = mean(({ low, high }) => (high - low) / 2) * Math.sqrt(0.5 + 0.5 / scored.length);
  return {
    low: Math.max(0, middle - half),
    high: Math.min(1, middle + half),
    answers: scored.length,
  };
}
