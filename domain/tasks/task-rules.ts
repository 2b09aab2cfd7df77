import type { BankTaskType, ItemOf } from '#contract/items/bank-item.ts';
import type { TaskScorer } from '#domain/scoring/task-scorer.ts';
import type { AssessmentOf } from './assessment-of.ts';
import type { QuestionFor } from './engine-question.ts';

/** The texts of an item that somebody else than its own screens asks for. */
export interface ItemTexts {
  /** What the item is made of. Two items that share much of it are the same question. */
  readonly source: string;
  /** What the learner reads before anything else; absent where it begins behind a start gate, or with a puzzle. */
  readonly readFirst?: string;
  /** What a voice says, word for word; empty where the item has no sound. */
  readonly spoken: string;
  /** What would have been right. */
  readonly answer: string;
}

interface EveryTask<T extends BankTaskType> {
  /** The exact part of a score. */
  readonly score: TaskScorer<T>;
  readonly texts: (item: ItemOf<T>) => ItemTexts;
}

interface AssessedTask<T extends BankTaskType> {
  readonly question: (item: ItemOf<T>) => QuestionFor<AssessmentOf<T>>;
}

/** What a task type is, apart from its screens: one object in `domain/tasks/<section>/<slug>/rules.ts`. */
export type TaskRules<T extends BankTaskType> = EveryTask<T> &
  (AssessmentOf<T> extends 'none' ? unknown : AssessedTask<T>);
