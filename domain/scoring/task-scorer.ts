import type { AnswerValue, Score } from '#contract/entities/answer.ts';
import type { BankTaskType, ItemOf } from '#contract/items/bank-item.ts';
import { taskAddresses } from '#contract/task-type.ts';
import type { Rubric, TaskRule } from '#domain/rubric/rubric.ts';

/** Why an answer cannot be an answer to this item. */
export type MismatchReason =
  | 'not-in-exam'
  | 'wrong-kind'
  | 'unknown-option'
  | 'duplicate-option'
  | 'too-many-options'
  | 'unknown-paragraph'
  | 'duplicate-paragraph'
  | 'too-many-gaps'
  | 'unknown-word'
  | 'duplicate-word';

export interface Mismatch {
  readonly kind: 'mismatch';
  readonly reason: MismatchReason;
}

export type ScoreOutcome = { readonly kind: 'scored'; readonly score: Score } | Mismatch;

/** What every answer to this task type is made of. */
export type ValueOf<T extends BankTaskType> = Extract<
  AnswerValue,
  { kind: (typeof taskAddresses)[T]['answerKind'] }
>;

export interface TaskAnswer<T extends BankTaskType, Value = ValueOf<T>> {
  readonly item: ItemOf<T>;
  readonly value: Value;
  readonly rubric: Rubric;
  readonly rule: TaskRule;
}

/** Scores any value that claims to answer an item of this task type. */
export type TaskScorer<T extends BankTaskType> = (answer: TaskAnswer<T, AnswerValue>) => ScoreOutcome;

/** Makes a scorer of one that may trust the kind of answer. */
export function taskScorer<T extends BankTaskType>(
  taskType: T,
  score: (answer: TaskAnswer<T>) => ScoreOutcome,
): TaskScorer<T> {
  return (answer) => {
    const { value } = answer;
    return isValueOf(taskType, value) ? score({ ...answer, value }) : mismatch('wrong-kind');
  };
}

function isValueOf<T extends BankTaskType>(taskType: T, value: AnswerValue): value is ValueOf<T> {
  return value.kind === taskAddresses[taskType].answerKind;
}

export function mismatch(reason: MismatchReason): Mismatch {
  return { kind: 'mismatch', reason };
}
