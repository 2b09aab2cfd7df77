import { isInExam, taskTypes, type TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/store/context.ts';
import { clockAheadMs, listAnswersOfDay } from '#data/store/device-day.ts';
import { dayOf } from '#domain/goals/exam-day.ts';
import { planTheDay, reviewSecondsOf, type PlannedTask } from '#domain/plan/day-plan.ts';
import { studyHours } from '#domain/plan/study-hours.ts';
import { rankTasks, type OrderInput, type RankedTask } from '#domain/plan/task-order.ts';
import { findEstimatesAtOnce, type PracticeDay } from './day-estimates.ts';
import { findLevel, findTarget } from './goals.ts';

/** A planned task with what was done of it today. */
export interface TaskOfDay extends PlannedTask {
  readonly done: number;
}

export interface DayPlan {
  readonly hours: number;
  /** Kept for what is due to be reviewed. */
  readonly reviewMinutes: number;
  /** By the estimates of the day; another plan is still to be followed by that one. */
  readonly isOfDay: boolean;
  readonly tasks: readonly TaskOfDay[];
}

/**
 * The exam's tasks in the order of a day that began at `since`: those first that bring most points a minute. By what is known at once: on
 * the first opening of a day it follows the estimates when they come.
 */
export async function findTaskOrder(
  context: ReadContext,
  { pteType, since }: PracticeDay,
): Promise<RankedTask[]> {
  return rankTasks(await knownAtOnce(context, { pteType, since }));
}

interface KnownAtOnce extends OrderInput {
  /** The estimates are the day's own. */
  readonly isOfDay: boolean;
}

async function knownAtOnce(context: ReadContext, { pteType, since }: PracticeDay): Promise<KnownAtOnce> {
  const [aheadMs, target, level, atOnce] = await Promise.all([
    clockAheadMs(context.db),
    findTarget(context),
    findLevel(context),
    findEstimatesAtOnce(context, { pteType, since }),
  ]);
  // The exam is on a day of the world, whatever the clock of this device says.
  return { pteType, target, level, today: dayOf(since - aheadMs), ...atOnce };
}

/**
 * The plan of a day that began at `since`, from what was known before it; `null` while the wizard was not answered. Like the order it is
 * there at once, and follows the estimates of the day.
 */
export async function findDayPlan(
  context: ReadContext,
  { pteType, since }: PracticeDay,
): Promise<DayPlan | null> {
  const known = await knownAtOnce(context, { pteType, since });
  if (known.level === null) return null;
  const today = await listAnswersOfDay(context, since);
  const here: TaskType[] = [];
  for (const task of taskTypes) {
    const first = context.db.practices.where('[taskType+id]').between([task, -Infinity], [task, Infinity]);
    if (isInExam(task, pteType) && (await first.limit(1).count()) > 0) here.push(task);
  }
  const hours = studyHours(known.level.dailyPractice);
  const tasks = planTheDay({ ...known, studySeconds: hours * 3_600, tasks: new Set(here) });
  const done = (task: TaskType) => today.filter(({ taskType }) => taskType === task).length;
  const reviewMinutes = Math.round(reviewSecondsOf(hours * 3_600) / 60);
  return {
    hours,
    reviewMinutes,
    isOfDay: known.isOfDay,
    tasks: tasks.map((task) => ({ ...task, done: done(task.taskType) })),
  };
}

/** The question that a plan's link opens: the first one of a task that was not practised, else the first; `null` without any. */
export async function findFirstOpen(
  { db }: ReadContext,
  { taskType }: { taskType: TaskType },
): Promise<number | null> {
  const rows = await db.practices
    .where('[taskType+id]')
    .between([taskType, -Infinity], [taskType, Infinity])
    .toArray();
  return (rows.find(({ practised }) => practised === 0) ?? rows[0])?.id ?? null;
}
