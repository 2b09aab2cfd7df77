import type { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/store/context.ts';
import { sortedRange } from './list-practices.ts';
import { shownRow } from './shown-row.ts';

/** Number and title of every question of a task, by number. */
export async function listTitles(
  { db }: ReadContext,
  { taskType }: { taskType: TaskType },
): Promise<{ readonly id: number; readonly title: string }[]> {
  const rows = await sortedRange(db, taskType, 'id:asc').toArray();
  return rows.map(shownRow).map(({ id, title }) => ({ id, title }));
}
