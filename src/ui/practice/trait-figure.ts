import type { Trait } from '#contract/entities/answer.ts';

/** The points of a trait in words. An estimate is rounded outwards to half points: a finer figure would claim more than it knows. */
export function traitFigure({ certainty, points, low, high, max }: Trait): string {
  if (certainty === 'exact') return `${points} of ${max}`;
  const from = Math.floor(low * 2) / 2;
  const to = Math.min(max, Math.ceil(high * 2) / 2);
  return from === to ? `${from} of ${max}` : `about ${from} to ${to} of ${max}`;
}
