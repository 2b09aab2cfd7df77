import { mostStops, type SessionStop } from '#contract/entities/practice-session.ts';
import type { TaskProgress } from '#data/queries/task-progress.ts';
import { worthOfNext } from '#domain/plan/task-order.ts';
import { inDayOrder, type DayOrder } from './item-seconds.ts';

/** The time that a learner may have, on a bus or at a desk. */
export const minuteChoices = [5, 15, 30] as const;

/**
 * A session that fits into so many minutes: item by item the one that brings most points a minute after what was done today, of those
 * whose sound is here. A session has a limited number of stops, so the longer the time, the longer its items. Items of a task stand
 * together. Empty where nothing fits.
 */
export function fillMinutes(
  minutes: number,
  progress: readonly TaskProgress[],
  order: DayOrder,
): SessionStop[] {
  const open = inDayOrder(progress, order)
    .filter(({ entry }) => entry.isHeardHere)
    .map((each) => ({ ...each, taken: 0 }));
  let left = minutes * 60;
  for (let slots = mostStops; slots > 0; slots -= 1) {
    const wanted = left / slots / 2;
    const [best] = open
      .filter(({ entry, seconds, taken }) => taken < entry.nextIds.length && seconds <= left)
      .map((each) => ({ each, worth: worthOfNext(each.task, each.entry.answeredSince + each.taken) }))
      .toSorted(
        (a, b) => Number(a.each.seconds < wanted) - Number(b.each.seconds < wanted) || b.worth - a.worth,
      );
    if (best === undefined) break;
    best.each.taken += 1;
    left -= best.each.seconds;
  }
  return open.flatMap(({ entry: { taskType, nextIds }, taken }) =>
    nextIds.slice(0, taken).map((practiceId) => ({ practiceId, taskType })),
  );
}
