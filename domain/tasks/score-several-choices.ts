import type { AnswerValue } from '#contract/entities/answer.ts';
import type { BankTaskType, ItemOf } from '#contract/items/bank-item.ts';
import { checkIds } from '#domain/scoring/check-ids.ts';
import { exactScore } from '#domain/scoring/make-score.ts';
import { scoreMultipleChoice } from '#domain/scoring/objective/choices.ts';
import { mismatch, type ScoreOutcome, type TaskAnswer } from '#domain/scoring/task-scorer.ts';

interface SeveralRight {
  readonly options: readonly { readonly id: string }[];
  readonly correct: readonly string[];
}
/** Task types with several right options. */
type SeveralChoicesTask = {
  [T in BankTaskType]: ItemOf<T> extends { options: unknown; correct: string[] } ? T : never;
}[BankTaskType];

/** Scores a choice of several options: a wrong one takes a point away. No option at all is an answer, worth nothing. */
export function scoreSeveralChoices<T extends SeveralChoicesTask>(
  answer: TaskAnswer<T, AnswerValue>,
): ScoreOutcome {
  const { value } = answer;
  if (value.kind !== 'choose') return mismatch('wrong-kind');
  const item: SeveralRight = answer.item;
  const options = item.options.map((option) => option.id);
  const fault = checkIds(options, value.chosen);
  if (fault !== undefined) return mismatch(`${fault}-option`);
  return exactScore(answer, 'choices', scoreMultipleChoice({ options, correct: item.correct }, value.chosen));
}
