import type { TaskType } from '#contract/task-type.ts';
import { daysToExam, rankTasks, worthOfNext, type OrderInput, type TaskReasons } from './task-order.ts';

export interface DayPlanInput extends OrderInput {
  readonly studySeconds: number;
  /** Tasks that have questions here. */
  readonly tasks: ReadonlySet<TaskType>;
}

/** A task of a day with the reasons why it is there. */
export interface PlannedTask {
  readonly taskType: TaskType;
  readonly items: number;
  readonly minutes: number;
  readonly why: TaskReasons;
}

/** On the day of the exam a little is enough to get into it. */
const shareOnExamDay = 0.25;
/** Old errors come again in their own time (spaced review): they have this share of the day, and no more than so much. */
const reviewShare = 0.1;
const mostReviewSeconds = 900;

/** The tasks of a day: the item that brings most points a minute is taken first, again and again, until the time is used. */
export function planTheDay(input: DayPlanInput): PlannedTask[] {
  const { studySeconds, tasks } = input;
  const open = rankTasks(input)
    .filter(({ taskType }) => tasks.has(taskType))
    .map((task) => ({ ...task, items: 0 }));
  let left = (daysToExam(input) === 0 ? shareOnExamDay : 1) * studySeconds - reviewSecondsOf(studySeconds);
  for (;;) {
    const next = open
      .filter(({ seconds, worth }) => seconds <= left && worth > 0)
      .toSorted((a, b) => worthOfNext(b, b.items) - worthOfNext(a, a.items))[0];
    if (next === undefined) break;
    next.items += 1;
    left -= next.seconds;
  }
  return open
    .filter(({ items }) => items > 0)
    .map(({ taskType, seconds, items, why }) => ({
      taskType,
      items,
      minutes: Math.max(1, Math.round((items * seconds) / 60)),
      why,
    }));
}

/** Seconds of a day of study that are for what is due to be reviewed. */
export function reviewSecondsOf(studySeconds: number): number {
  return Math.min(mostReviewSeconds, reviewShare * studySeconds);
}
