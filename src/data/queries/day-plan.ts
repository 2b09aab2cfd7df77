import { dailyPractices } from '#contract/entities/progress.ts';
import type { PteType } from '#contract/exam.ts';
import { taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/context.ts';
import { estimate } from '#domain/estimates/estimates.ts';
import { planTheDay, type PlannedTask } from '#domain/plan/day-plan.ts';
import { sharesByTask } from './estimates.ts';
import { findLevel, findTarget } from './goals.ts';
import { newestAnswers } from './newest-answers.ts';

/** A planned task with what was done of it today. */
export interface TaskOfDay extends PlannedTask {
  readonly done: number;
}

export interface DayPlan {
  readonly hours: number;
  readonly tasks: readonly TaskOfDay[];
}

const newest = 400;

/** The plan of a day that began at `since`, from what was known before it; `null` while the wizard was not answered. */
export async function findDayPlan(
  context: ReadContext,
  { pteType, since }: { pteType: PteType; since: number },
): Promise<DayPlan | null> {
  const level = await findLevel(context);
  if (level === null) return null;
  const target = await findTarget(context);
  const before = await newestAnswers(context, { most: newest, until: since - 1 });
  const today = await context.db.answers
    .where('[userId+answeredAt]')
    .between([context.userId, since], [context.userId, Infinity])
    .toArray();
  const here: TaskType[] = [];
  for (const task of taskTypes) {
    const exams: readonly PteType[] = taskAddresses[task].exams;
    const first = context.db.practices.where('[taskType+id]').between([task, -Infinity], [task, Infinity]);
    if (exams.includes(pteType) && (await first.limit(1).count()) > 0) here.push(task);
  }
  const hours = dailyPractices.indexOf(level.dailyPractice) + 1;
  const tasks = planTheDay({
    pteType,
    studySeconds: hours * 3_600,
    tasks: new Set(here),
    target,
    estimates: estimate(pteType, sharesByTask(before, pteType)),
  });
  const done = (task: TaskType) =>
    today.filter(({ taskType, hidden }) => taskType === task && hidden === 0).length;
  return { hours, tasks: tasks.map((task) => ({ ...task, done: done(task.taskType) })) };
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
