import type { Score } from '#contract/entities/answer.ts';

/** Points as they may be shown: one number when it is exact, else the range that they probably lie in. */
export interface PointsRange {
  readonly low: number;
  readonly high: number;
  readonly max: number;
  readonly isExact: boolean;
}

/** The range of a score's points; `null` while not every trait is measured. A closed gate is worth exactly 0. */
export function pointsRange({ points, max, traits, evidence }: Score): PointsRange | null {
  if (points === null) return null;
  const isClosed = points === 0 && evidence.kind === 'writing';
  if (isClosed || traits.every(({ certainty }) => certainty === 'exact'))
    return { low: points, high: points, max, isExact: true };
  const sum = (side: 'low' | 'high'): number => traits.reduce((total, trait) => total + trait[side], 0);
  return { low: sum('low'), high: sum('high'), max, isExact: false };
}

/** Whether any of its points are judged by an engine, and so a range; else all are counted. */
export const hasEstimates = ({ traits }: Pick<Score, 'traits'>): boolean =>
  traits.some(({ certainty }) => certainty === 'estimate');

/** The middle of a range. */
export const middleOf = ({ low, high }: { readonly low: number; readonly high: number }): number =>
  (low + high) / 2;

/** The same as a screen says it: ends of a range are whole points, since nothing finer is known. */
export function saidRange(range: PointsRange): PointsRange {
  if (range.isExact) return range;
  return { ...range, low: Math.floor(range.low), high: Math.min(range.max, Math.ceil(range.high)) };
}
