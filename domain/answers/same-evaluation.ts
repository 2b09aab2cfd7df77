import type { EvaluationSet, JudgedScore, Verdict } from '#contract/entities/evaluation.ts';

interface Said {
  readonly verdict: Verdict;
  readonly comment: string | null;
  readonly about: JudgedScore;
}

/** Whether the stored verdict (`null`: none) is already what the learner wants it to be. */
export function isSameEvaluation(stored: Said | null, wanted: EvaluationSet): boolean {
  if (stored === null || wanted.verdict === null) return stored === null && wanted.verdict === null;
  const isSameScore = (['scorer', 'low', 'high', 'max', 'scoredOn'] as const).every(
    (field) => stored.about[field] === wanted.about[field],
  );
  return stored.verdict === wanted.verdict && stored.comment === wanted.comment && isSameScore;
}
