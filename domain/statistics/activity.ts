import { addDays, daysBetween, type Day } from '#domain/goals/exam-day.ts';

/** Answers of one day. */
export interface DayCount {
  readonly day: Day;
  readonly count: number;
}

/** Answers of the last days, the oldest first, days without any included. */
export function lastDays(byDay: ReadonlyMap<Day, number>, today: Day, days: number): DayCount[] {
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(today, at - days + 1);
    return { day, count: byDay.get(day) ?? 0 };
  });
}

/** The month, `YYYY-MM`, that lies so many months before that of a day. */
export function monthBefore(day: Day, monthsAgo: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - monthsAgo, 1)).toISOString().slice(0, 7);
}

/** Answers by month, `YYYY-MM`, the oldest first; this month is the last of them. */
export function lastMonths(
  byDay: ReadonlyMap<Day, number>,
  today: Day,
  months: number,
): { readonly month: string; readonly count: number }[] {
  const all = Array.from({ length: months }, (_, at) => monthBefore(today, months - 1 - at));
  const counts = new Map(all.map((key) => [key, 0]));
  for (const [day, count] of byDay) {
    const key = day.slice(0, 7);
    const known = counts.get(key);
    if (known !== undefined) counts.set(key, known + count);
  }
  return all.map((key) => ({ month: key, count: counts.get(key) ?? 0 }));
}

/** So many days of practice make a good week; the other days are for rest. */
export const daysOfGoodWeek = 3;

/** How regularly somebody practises. Nothing is ever lost by a day of rest. */
export interface Habit {
  /** Days with practice in this week, from Monday. */
  readonly thisWeek: number;
  /** Weeks in a row with practice on three days or more. The week that runs counts once it has them and breaks nothing before. */
  readonly goodWeeks: number;
}

export function habitOf(byDay: ReadonlyMap<Day, number>, today: Day): Habit {
  const monday = mondayOf(today);
  const daysOf = (week: number) =>
    Array.from({ length: 7 }, (_, at) => addDays(monday, at - 7 * week)).filter(
      (day) => (byDay.get(day) ?? 0) > 0,
    ).length;
  const thisWeek = daysOf(0);
  let before = 0;
  while (daysOf(before + 1) >= daysOfGoodWeek) before += 1;
  return { thisWeek, goodWeeks: before + (thisWeek >= daysOfGoodWeek ? 1 : 0) };
}

/** The Monday of the week in which a day lies. */
export function mondayOf(day: Day): Day {
  // 5 January 1970 was a Monday.
  const since = daysBetween('1970-01-05', day);
  return addDays(day, -(((since % 7) + 7) % 7));
}

/** How long somebody practised, day by day. */
export interface PracticeTime {
  readonly secondsByDay: ReadonlyMap<Day, number>;
  /** The first day of which all is known; `null`: it is known of every day. */
  readonly since: Day | null;
}

/** The time of answers, the newest first. `isAll`: there are no older ones; else the oldest day is known in part only. */
export function practiceTime(
  answers: readonly { readonly day: Day; readonly seconds: number }[],
  isAll: boolean,
): PracticeTime {
  const secondsByDay = new Map<Day, number>();
  for (const { day, seconds } of answers) secondsByDay.set(day, (secondsByDay.get(day) ?? 0) + seconds);
  const oldest = [...secondsByDay.keys()].toSorted()[0];
  return { secondsByDay, since: isAll || oldest === undefined ? null : addDays(oldest, 1) };
}

/** Seconds from one day to another, both included; `null` where a part of it is not known. */
export function secondsWithin({ secondsByDay, since }: PracticeTime, from: Day, to: Day): number | null {
  if (since !== null && from < since) return null;
  const own = [...secondsByDay].filter(([day]) => day >= from && day <= to);
  return own.reduce((sum, [, seconds]) => sum + seconds, 0);
}
