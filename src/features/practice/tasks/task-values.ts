import type { AnswerValue } from '#contract/entities/answer.ts';
import type { BankItem, BankTaskType, ItemOf } from '#contract/items/bank-item.ts';
import type { ValueOf } from '#domain/scoring/task-scorer.ts';
import { textsOf } from '#domain/tasks/rules-of.ts';
import { countWords } from '#domain/words/count-words.ts';
import { taskDefinition } from './registry.ts';

// A task's own functions, for callers that hold any item: the item tells the task, and a value was made or checked for it.

/** What a fresh attempt at this item starts from; `null` where an answer exists only once it was recorded. */
export function startValue(item: BankItem): AnswerValue | null {
  return start(item.taskType, item);
}
function start<T extends BankTaskType>(taskType: T, item: BankItem): AnswerValue | null {
  return taskDefinition(taskType).startValue(item as ItemOf<T>);
}

/** Whether the learner has put in work that a fresh start would not have. */
export function hasWork(item: BankItem, value: AnswerValue): boolean {
  return work(item.taskType, item, value);
}
function work<T extends BankTaskType>(taskType: T, item: BankItem, value: AnswerValue): boolean {
  return taskDefinition(taskType).hasWork(value as ValueOf<T>, item as ItemOf<T>);
}

/** Words of the prompt: the time to prepare grows with a text that is read aloud. */
export function promptWords(item: BankItem): number {
  return countWords(textsOf(item).source);
}
