import { taskAddresses, type TaskType } from './task-type.ts';

/** Paths of the calls about one task's practices that the app makes itself. */
export function practicePaths(task: TaskType) {
  const { section, practice } = taskAddresses[task];
  const base = `/api/${section}/${practice}` as const;
  return {
    base,
    others: `${base}/{practiceId}/answers/other`,
    scoring: `${base}/answer/{id}/scoring`,
    translation: `${base}/{id}/translate/{lang}`,
  } as const;
}
