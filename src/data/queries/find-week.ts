import type { ReadContext } from '#data/store/context.ts';
import { clockAheadMs, listAnswersOfDays, onThisClock } from '#data/store/device-day.ts';
import { dayOf } from '#domain/goals/exam-day.ts';
import { dayStartAfter } from '#domain/places/day-start.ts';
import { lastDays, practiceTime, type DayCount } from '#domain/statistics/activity.ts';
import { tallyDays } from '#domain/statistics/answers-by-day.ts';

/** Practice of one day: its answers, and the seconds that they took. */
export interface PracticeOfDay extends DayCount {
  readonly seconds: number;
}

const daysOfWeek = 7;

/** The seven days that end with the one that began at `since` (epoch ms), the oldest first, days without practice included. Of both exams. */
export async function findWeek(
  context: ReadContext,
  { since }: { readonly since: number },
): Promise<PracticeOfDay[]> {
  const aheadMs = await clockAheadMs(context.db);
  const answers = await listAnswersOfDays(context, dayStartAfter(since, 1 - daysOfWeek), daysOfWeek);
  const ofDays = answers.map((row) => ({ day: dayOf(onThisClock(row, aheadMs)), seconds: row.duration }));
  const { secondsByDay } = practiceTime(ofDays, true);
  const counts = tallyDays(ofDays.map(({ day }) => day));
  return lastDays(counts, dayOf(since), daysOfWeek).map((each) => ({
    ...each,
    seconds: secondsByDay.get(each.day) ?? 0,
  }));
}
