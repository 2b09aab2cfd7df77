import { bankTaskTypes } from '#contract/items/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import { isInExam } from '#contract/task-type.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/store/context.ts';
import { listAnswersOfDay } from '#data/store/device-day.ts';
import { readMeta } from '#data/store/meta.ts';
import { isHeard } from '#domain/rubric/is-heard.ts';
import { sortedRange } from './list-practices.ts';

/** How far the learner is with one task type on this device. */
export interface TaskProgress {
  taskType: TaskType;
  total: number;
  practised: number;
  /** The first questions that were not practised, then those practised least, and first of all those whose sound is here. */
  nextIds: number[];
  /** Answers given since the instant that was asked for. */
  answeredSince: number;
  /** The next questions can be heard: their sound is on this device, or they have none. */
  isHeardHere: boolean;
}

/** How many of the next questions are worth knowing. */
const nextCount = 3;

/** The task types of an exam that have questions on this device, in exam order. `since` is when today began, epoch ms UTC. */
export async function taskProgress(
  context: ReadContext,
  { pteType, since }: { pteType: PteType; since: number },
): Promise<TaskProgress[]> {
  const { db } = context;
  const answers = await listAnswersOfDay(context, since);
  const all: TaskProgress[] = [];
  for (const taskType of bankTaskTypes) {
    if (!isInExam(taskType, pteType)) continue;
    const rows = await sortedRange(db, taskType, 'id:asc').toArray();
    if (rows.length === 0) continue;
    const silent = new Set(
      isHeard(taskType) ? ((await readMeta(db, `sound ${taskType}`))?.missing ?? []) : [],
    );
    const order = rows.toSorted(
      (a, b) =>
        Number(silent.has(a.id)) - Number(silent.has(b.id)) ||
        a.practised - b.practised ||
        a.practiceCount - b.practiceCount ||
        a.id - b.id,
    );
    const next = order.slice(0, nextCount).map((row) => row.id);
    all.push({
      taskType,
      total: rows.length,
      practised: rows.filter((row) => row.practised === 1).length,
      nextIds: next,
      isHeardHere: !next.every((id) => silent.has(id)),
      answeredSince: answers.filter((answer) => answer.taskType === taskType).length,
    });
  }
  return all;
}
