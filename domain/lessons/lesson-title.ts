import { taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import { taskName } from '#domain/rubric/task-name.ts';

/** Title of the lesson of a task: the name of the task, with its part of the exam where two tasks share the name. */
export function lessonTitle(taskType: TaskType): string {
  const name = nameOf(taskType);
  const isShared = taskTypes.some((other) => other !== taskType && nameOf(other) === name);
  if (!isShared) return name;
  const { section } = taskAddresses[taskType];
  return `${name} (${section.slice(0, 1).toUpperCase()}${section.slice(1)})`;
}

/** One lesson serves both exams. */
const nameOf = (taskType: TaskType) => taskName('ACADEMIC', taskType);
