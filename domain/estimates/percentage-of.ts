import type { Score } from '#contract/entities/answer.ts';

/** Points in percent of the most, for sorting; `null` while not every trait is measured. */
export const percentageOf = (score: Score | null): number | null =>
  score === null || score.points === null || score.max === 0 ? null : (score.points / score.max) * 100;
