import type { BankTaskType } from '#contract/items/bank-item.ts';
import type { AnswerValue } from '#contract/entities/answer.ts';
import { exactTrait, partialScore } from '#domain/scoring/make-score.ts';
import { scoreForm } from '#domain/scoring/objective/form.ts';
import { mismatch, type TaskAnswer, type ScoreOutcome } from '#domain/scoring/task-scorer.ts';

/** Of the traits of a written answer only Form is exact; the others are not there until the writing engine has read it. */
export function scoreFormFirst<T extends BankTaskType>(answer: TaskAnswer<T, AnswerValue>): ScoreOutcome {
  const { value, rule } = answer;
  if (value.kind !== 'write') return mismatch('wrong-kind');
  if (rule.form === null) return mismatch('not-in-exam');
  const { wordCount, ...formBand } = scoreForm(rule.form, value.text);
  return partialScore(answer, {
    traits: [exactTrait('form', formBand.points, formBand.max)],
    evidence: { kind: 'writing', wordCount, formBand },
  });
}
