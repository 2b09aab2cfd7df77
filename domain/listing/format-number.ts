import type { TaskType } from '#contract/task-type.ts';

/** Number of a question, wherever it stands: `#` and the id in at least 4 digits, e.g. `#2001`. */
export function formatNumber(id: number): string {
  return `#${String(id).padStart(4, '0')}`;
}

/** Short name of a task, e.g. `MCS`: the practice's `summary` (spec section 3). */
export function summaryOf(taskType: TaskType): string {
  return taskType.replace(/_.*$/u, '');
}
