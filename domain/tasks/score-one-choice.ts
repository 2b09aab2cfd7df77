import type { AnswerValue } from '#contract/entities/answer.ts';
import type { BankTaskType, ItemOf } from '#contract/items/bank-item.ts';
import { checkIds } from '#domain/scoring/check-ids.ts';
import { exactScore } from '#domain/scoring/make-score.ts';
import { scoreSingleChoice } from '#domain/scoring/objective/choices.ts';
import { mismatch, type ScoreOutcome, type TaskAnswer } from '#domain/scoring/task-scorer.ts';

interface OneRight {
  readonly options: readonly { readonly id: string }[];
  readonly correct: string;
}
/** Task types with one right option. */
type OneChoiceTask = { [T in BankTaskType]: ItemOf<T> extends OneRight ? T : never }[BankTaskType];

/** Scores a choice of one option. No option at all is an answer, worth nothing. */
export function scoreOneChoice<T extends OneChoiceTask>(answer: TaskAnswer<T, AnswerValue>): ScoreOutcome {
  const { value } = answer;
  if (value.kind !== 'choose') return mismatch('wrong-kind');
  const item: OneRight = answer.item;
  const options = item.options.map((option) => option.id);
  const fault = checkIds(options, value.chosen);
  if (fault !== undefined) return mismatch(`${fault}-option`);
  if (value.chosen.length > 1) return mismatch('too-many-options');
  return exactScore(answer, 'choices', scoreSingleChoice({ options, correct: [item.correct] }, value.chosen));
}
