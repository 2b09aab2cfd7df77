import { taskAddresses, type TaskType } from '#contract/task-type.ts';

/** Path of the public page of an answer; only reading answers have one. */
export function sharePath(taskType: TaskType, answerId: string): string | null {
  const { section, practice } = taskAddresses[taskType];
  return section === 'reading' ? `/share/reading/${practice}/${answerId}` : null;
}
