import type { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/store/context.ts';

/** Whether this device has any question of a task type. */
export async function hasQuestions(
  { db }: ReadContext,
  { taskType }: { taskType: TaskType },
): Promise<boolean> {
  const ofTask = db.practices.where('[taskType+id]').between([taskType, -Infinity], [taskType, Infinity]);
  return (await ofTask.first()) !== undefined;
}
