import type { Score } from '#contract/entities/answer.ts';

/** An engine listened and gives no marks, as the recording could not be matched: the learner does not pay for that. */
export function isRefused(score: Pick<Score, 'evidence'> | null): boolean {
  if (score?.evidence.kind !== 'recording') return false;
  return (score.evidence.speech?.refused ?? null) !== null;
}
