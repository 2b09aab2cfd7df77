import type { Trait } from '#contract/entities/answer.ts';
import { middleOf } from '#domain/estimates/points-range.ts';

/**
 * The points of a trait, as a range where it is an estimate: "2.5 to 3.5 of 5". It is rounded outwards to half points: a finer
 * figure would claim more than it knows.
 */
export function traitFigure({ certainty, points, low, high, max }: Trait): string {
  if (certainty === 'exact') return `${points} of ${max}`;
  const from = Math.floor(low * 2) / 2;
  const to = Math.min(max, Math.ceil(high * 2) / 2);
  return from === to ? `${from} of ${max}` : `${from} to ${to} of ${max}`;
}

const levels = [
  [0.35, 'low'],
  [0.6, 'fair'],
  [0.85, 'good'],
] as const;

/** The same in one word, by the middle of the range. */
export function traitWord({ points, low, high, max }: Trait): string {
  if (points === 0) return 'none';
  const share = max <= 0 ? 0 : middleOf({ low, high }) / max;
  return levels.find(([below]) => share < below)?.[1] ?? 'strong';
}
