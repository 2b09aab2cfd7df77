import type { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/store/context.ts';
import type { PracticeListRow } from '#data/store/rows.ts';
import { sortedRange } from './list-practices.ts';
import { shownRow } from './shown-row.ts';

/** Where the learner goes on: the question after the one that was answered last, by number. `null`: nothing was answered, or it was the last one. */
export async function findContinuation(
  { db, userId }: ReadContext,
  { taskType }: { taskType: TaskType },
): Promise<PracticeListRow | null> {
  return db.transaction('r', db.answers, db.practices, async () => {
    const last = await db.answers
      .where('[userId+answeredAt]')
      .between([userId, -Infinity], [userId, Infinity])
      .reverse()
      .filter((row) => row.taskType === taskType && row.hidden === 0)
      .first();
    if (last === undefined) return null;
    const next = await sortedRange(db, taskType, 'id:asc')
      .filter((row) => row.id > last.practiceId)
      .first();
    return next ? shownRow(next) : null;
  });
}
