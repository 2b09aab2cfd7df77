import { exactTrait, partialScore } from '#domain/scoring/make-score.ts';
import { scoreForm } from '#domain/scoring/objective/form.ts';
import { mismatch, taskScorer } from '#domain/scoring/task-scorer.ts';

/** Of the essay's traits only Form is exact; the others are not there until they are measured. */
export const scoreWriteEssay = taskScorer('WE', (answer) => {
  if (answer.rule.form === null) return mismatch('not-in-exam');
  const { points, max, reason, wordCount } = scoreForm(answer.rule.form, answer.value.text);
  return partialScore(answer, {
    traits: [exactTrait('form', points, max)],
    evidence: { kind: 'writing', wordCount, formBand: { points, max, reason } },
  });
});
