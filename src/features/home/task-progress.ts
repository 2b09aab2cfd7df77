import { bankTaskTypes } from '#contract/items/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/context.ts';
import { sortedRange } from '#data/queries/list-practices.ts';

/** How far the learner is with one task type on this device. */
export interface TaskProgress {
  taskType: TaskType;
  total: number;
  practised: number;
  /** The first questions that were not practised, then those practised least: what comes next. */
  nextIds: number[];
  /** Answers given since the instant that was asked for. */
  answeredSince: number;
}

/** How many of the next questions are worth knowing. */
const nextCount = 3;

/** The task types of an exam that have questions on this device, in exam order. `since` is epoch ms UTC. */
export async function taskProgress(
  { db, userId }: ReadContext,
  { pteType, since }: { pteType: PteType; since: number },
): Promise<TaskProgress[]> {
  const answers = await db.answers
    .where('[userId+answeredAt]')
    .between([userId, since], [userId, Infinity])
    .toArray();
  const all: TaskProgress[] = [];
  for (const taskType of bankTaskTypes) {
    const exams: readonly PteType[] = taskAddresses[taskType].exams;
    if (!exams.includes(pteType)) continue;
    const rows = await sortedRange(db, taskType, 'id:asc').toArray();
    if (rows.length === 0) continue;
    const order = rows.toSorted(
      (a, b) => a.practised - b.practised || a.practiceCount - b.practiceCount || a.id - b.id,
    );
    all.push({
      taskType,
      total: rows.length,
      practised: rows.filter((row) => row.practised === 1).length,
      nextIds: order.slice(0, nextCount).map((row) => row.id),
      answeredSince: answers.filter((answer) => answer.taskType === taskType && answer.hidden === 0).length,
    });
  }
  return all;
}
