import { worthOfNext, type RankedTask, type TaskReasons } from '#domain/plan/task-order.ts';
import type { TaskProgress } from '#data/queries/task-progress.ts';
import { inDayOrder, type DayOrder } from './item-seconds.ts';

/** The one thing to do next. */
export interface NextStep {
  taskType: TaskProgress['taskType'];
  /** The questions in their order. */
  ids: readonly number[];
  items: number;
  minutes: number;
  /** Every question of the type was practised: it is a repetition. */
  isAgain: boolean;
  why: TaskReasons;
}

/** 15 minutes on a bus. */
const sessionSeconds = 15 * 60;

/** A day has this many stops, unless more was done. */
const dayStops = 5;

/** The stops of today, in the order of the day: what was done today, and the tasks that are worth most. */
export function stopsOfToday(
  progress: readonly TaskProgress[],
  ranked: readonly RankedTask[],
): TaskProgress[] {
  const here = new Map(progress.map((entry) => [entry.taskType, entry]));
  const inOrder = ranked.flatMap(({ taskType }) => here.get(taskType) ?? []);
  const done = inOrder.filter(({ answeredSince }) => answeredSince > 0);
  const open = inOrder.filter(({ answeredSince }) => answeredSince === 0);
  const stops = new Set([...done, ...open.slice(0, Math.max(1, dayStops - done.length))]);
  return inOrder.filter((entry) => stops.has(entry));
}

/**
 * The task of which the next item brings most points a minute, after what was done today, and as many of its items (at most three) as fit.
 * A task whose sound is not here yet, or of which no item fits into a quarter of an hour, waits for the others. `null` when there is nothing
 * on the device.
 */
export function nextStep(progress: readonly TaskProgress[], order: DayOrder): NextStep | null {
  const [first] = inDayOrder(progress, order)
    .filter(({ entry }) => entry.nextIds.length > 0)
    .map(({ task, entry, seconds }) => {
      const waits = Number(!entry.isHeardHere) * 2 + Number(seconds > sessionSeconds);
      return { entry, seconds, waits, why: task.why, worth: worthOfNext(task, entry.answeredSince) };
    })
    .toSorted((a, b) => a.waits - b.waits || b.worth - a.worth);
  if (!first) return null;
  const { entry, seconds, why } = first;
  const left = entry.total - entry.practised;
  const isAgain = left === 0;
  const available = isAgain ? entry.nextIds.length : Math.min(left, entry.nextIds.length);
  const items = Math.max(1, Math.min(available, Math.floor(sessionSeconds / seconds)));
  return {
    taskType: entry.taskType,
    ids: entry.nextIds.slice(0, items),
    items,
    minutes: Math.max(1, Math.round((items * seconds) / 60)),
    isAgain,
    why,
  };
}
