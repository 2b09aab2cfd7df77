import type { TaskType } from '#contract/task-type.ts';
import { rubrics, taskRule } from './rubrics.ts';

/** Whether a task is heard before it is answered. Sound of any other only plays afterwards, as a model to compare with. */
export function isHeard(taskType: TaskType): boolean {
  return Object.values(rubrics).some(
    (rubric) => taskRule(rubric, taskType)?.prompt.audioSeconds !== undefined,
  );
}
