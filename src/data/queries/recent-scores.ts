import type { PteType } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/store/context.ts';
import { pointsRange, type PointsRange } from '#domain/estimates/points-range.ts';

/** Ranges of the newest scored answers to a task, newest first: for the rolling mean. */
export async function recentScores(
  { db, userId }: ReadContext,
  { taskType, pteType, count }: { taskType: TaskType; pteType: PteType; count: number },
): Promise<PointsRange[]> {
  const rows = await db.answers
    .where('[userId+answeredAt]')
    .between([userId, -Infinity], [userId, Infinity])
    .reverse()
    .filter(
      (row) =>
        row.taskType === taskType &&
        row.pteType === pteType &&
        row.hidden === 0 &&
        row.score !== null &&
        row.score.points !== null,
    )
    .limit(count)
    .toArray();
  return rows.flatMap(({ score }) => {
    const range = score === null ? null : pointsRange(score);
    return range === null ? [] : [range];
  });
}
