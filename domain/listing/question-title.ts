import type { TaskType } from '#contract/task-type.ts';
import { taskTypes } from '#contract/task-type.ts';
import { isHeard } from '#domain/rubric/is-heard.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { formatNumber } from './format-number.ts';

interface Titled {
  readonly id: number;
  readonly taskType: TaskType;
  readonly title: string;
}

/** The tasks that are heard, with the name that stands for a title of theirs: one for both exams, as lists and searches are. */
const heardTasks: ReadonlyMap<TaskType, string> = new Map(
  taskTypes.filter(isHeard).map((taskType) => [taskType, taskName('ACADEMIC', taskType)]),
);

/** Whether the titles of a task stay hidden until the learner has answered: what it says is to be heard. */
export function hidesTitles(taskType: TaskType): boolean {
  return heardTasks.has(taskType);
}

/**
 * What a question is called wherever the learner reads it. The title of a heard task says in its words what is to be heard, so until
 * an answer of the learner's is in, it is called by its task and number.
 */
export function questionTitle({ id, taskType, title }: Titled, isAnswered: boolean): string {
  const name = isAnswered ? undefined : heardTasks.get(taskType);
  return name === undefined ? title : `${name} ${formatNumber(id)}`;
}
