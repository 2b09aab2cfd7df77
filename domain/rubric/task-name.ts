import type { PteType } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { rubricFor, taskRule } from './rubrics.ts';

/** Name of a task in an exam; where that exam does not have the task, the other exam's name for it. */
export function taskName(pteType: PteType, taskType: TaskType): string {
  const other: PteType = pteType === 'ACADEMIC' ? 'CORE' : 'ACADEMIC';
  const rule = taskRule(rubricFor(pteType), taskType) ?? taskRule(rubricFor(other), taskType);
  return rule?.displayName ?? taskType;
}
