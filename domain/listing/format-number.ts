import type { TaskType } from '#contract/task-type.ts';

/** Id of a list row: `#` and 5 digits (spec section 2, question list). */
export function formatRowNumber(id: number): string {
  return `#${String(id).padStart(5, '0')}`;
}

/** Prefix of a card's number, e.g. `MCS`: the practice's `summary` (spec section 3). */
export function summaryOf(taskType: TaskType): string {
  return taskType.replace(/_.*$/u, '');
}

/** Number on a practice card: `#`, the summary as prefix, and the id in 4 digits (spec section 2, practice card). */
export function formatCardNumber(summary: string, id: number): string {
  return `#${summary}${String(id).padStart(4, '0')}`;
}
