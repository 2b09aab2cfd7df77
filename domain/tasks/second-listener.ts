import type { Score } from '#contract/entities/answer.ts';

/**
 * Whether two engines listened to a reading: the one that knows its text, and the one that writes speech down. Where its files are
 * missing, the first one decides alone, and may find other words. `null`: nobody has listened, or this is no reading.
 */
export function hasSecondListener({ evidence }: Pick<Score, 'evidence'>): boolean | null {
  if (evidence.kind !== 'recording' || evidence.speech?.engine !== 'reading') return null;
  return evidence.speech.understood !== null;
}
