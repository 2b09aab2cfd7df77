import type { ComponentType } from 'react';
import type { Score } from '#contract/entities/answer.ts';
import type { BankTaskType, ItemOf } from '#contract/items/bank-item.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import type { ValueOf } from '#domain/scoring/task-scorer.ts';
import type { Advice } from './advice.ts';
import type { Attempt } from './attempt.ts';
import type { BeginFacts } from './begin-words.ts';

export interface AnswerPanelProps<T extends BankTaskType> {
  readonly item: ItemOf<T>;
  readonly rule: TaskRule;
  readonly attempt: Attempt<ValueOf<T>>;
}

export interface ResultProps<T extends BankTaskType> {
  readonly item: ItemOf<T>;
  readonly rule: TaskRule;
  readonly value: ValueOf<T>;
  readonly score: Score;
}

export interface AnswerKeyProps<T extends BankTaskType> {
  readonly item: ItemOf<T>;
}

/** The screens of a task: fetched together when the first question of its kind is opened. */
export interface TaskScreens<T extends BankTaskType> {
  /** Prompt and answer. */
  readonly AnswerPanel: ComponentType<AnswerPanelProps<T>>;
  /** The evidence of a score. Traits and points are drawn by the card. */
  readonly Result: ComponentType<ResultProps<T>>;
  /** What the Answer button reveals, before explanation and analysis. */
  readonly AnswerKey: ComponentType<AnswerKeyProps<T>>;
}

export interface TaskDefinition<T extends BankTaskType> {
  readonly load: () => Promise<TaskScreens<T>>;
  /** What a fresh attempt starts from; `null` where an answer exists only once it was recorded. */
  readonly startValue: (item: ItemOf<T>) => ValueOf<T> | null;
  /** Whether the learner has put in work that a fresh start would not have. */
  readonly hasWork: (value: ValueOf<T>, item: ItemOf<T>) => boolean;
  /**
   * The line of its start gate: what is heard or seen, how long, what counts. `null` for a text without a clock of its own:
   * it is open at once, and its time counts from the first touch.
   */
  readonly beginLine: ((facts: BeginFacts) => string) | null;
  /** What would help most, from the evidence; `null` when it shows nothing to say. */
  readonly advice: (score: Score) => Advice | null;
}
