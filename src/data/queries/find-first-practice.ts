import type { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/store/context.ts';
import { sortedRange } from './list-practices.ts';

/** The question of a task type to begin with: the first that was not practised, else the first of all. `null` without any. */
export async function findFirstPractice(
  { db }: Pick<ReadContext, 'db'>,
  { taskType }: { taskType: TaskType },
): Promise<number | null> {
  const rows = await sortedRange(db, taskType, 'id:asc').toArray();
  return (rows.find(({ practised }) => practised === 0) ?? rows[0])?.id ?? null;
}
