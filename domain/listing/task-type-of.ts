import { taskTypes, type TaskType } from '#contract/task-type.ts';

/** The bank numbers its questions by task type: position (from 1) times 1000 plus a running number. */
export function taskTypeOf(practiceId: number): TaskType | undefined {
  return taskTypes[Math.floor(practiceId / 1000) - 1];
}
