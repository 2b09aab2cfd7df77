import type { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/store/context.ts';

/** Whether the learner has finished an answer to a task on this device. */
export async function hasAnsweredTask(
  { db, userId }: ReadContext,
  { taskType }: { taskType: TaskType },
): Promise<boolean> {
  const count = await db.answers
    .where('[userId+answeredAt]')
    .between([userId, -Infinity], [userId, Infinity])
    .filter((row) => row.taskType === taskType)
    .limit(1)
    .count();
  return count > 0;
}
