/** A day of the calendar, `YYYY-MM-DD`, where the learner is: an exam day has no time zone. */
export type Day = string;

/** Spec section 5: an exam is at most about five years ahead. */
const farthestMs = 157_680_000_000;
const hourMs = 3_600_000;
/** The spec's 'Today' button is there from this many days on. */
const farDays = 7;

const two = (value: number): string => String(value).padStart(2, '0');

/** The day of an instant on the local calendar. */
export function dayOf(ms: number): Day {
  const date = new Date(ms);
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The instant at which a day begins here; `null` when there is no such day (29 February of a common year). */
export function startOf(day: Day): number | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date);
  return dayOf(start.getTime()) === day ? start.getTime() : null;
}

/** The first and the last day that can be chosen for an exam. */
export function examDays(now: number): { readonly first: Day; readonly last: Day } {
  return { first: dayOf(now), last: dayOf(now + farthestMs) };
}

/** Whether a day may be set as an exam day: it exists, is not over, and not more than about five years ahead. */
export function mayBeExamDay(day: Day, now: number): boolean {
  const { first, last } = examDays(now);
  return startOf(day) !== null && day >= first && day <= last;
}

/** PTE was first taken in this year. */
export const firstTestDay: Day = '2009-01-01';

/** Whether an official result can be of a day: it exists, is not before the exam did, and has come. */
export function mayBeTestDay(day: Day, now: number): boolean {
  return startOf(day) !== null && day >= firstTestDay && day <= dayOf(now);
}

/** Days of the calendar from one day to another; a change of the clocks in between counts for nothing. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * hourMs));
}

/** The day that lies so many days after another one. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * 24 * hourMs).toISOString().slice(0, 10);
}

/** Whether the spec's 'Today' button is shown for a chosen day. */
export function isFarAhead(day: Day, now: number): boolean {
  return daysBetween(dayOf(now), day) > farDays;
}

/** How far the exam is. `before`: until its day begins, in days as the calendar counts them, then hours and so on. */
export type Countdown =
  | {
      readonly kind: 'before';
      readonly days: number;
      readonly hours: number;
      readonly minutes: number;
      readonly seconds: number;
    }
  | { readonly kind: 'today' }
  | { readonly kind: 'past'; readonly days: number };

/**
 * Time until an exam day. A day with 23 or 25 hours is one day: "2 days" is the same time of day two days later. `null`
 * when there is no such day.
 */
export function countdownTo(day: Day, now: number): Countdown | null {
  const start = startOf(day);
  if (start === null) return null;
  const today = dayOf(now);
  if (day === today) return { kind: 'today' };
  if (day < today) return { kind: 'past', days: daysBetween(day, today) };
  const whole = daysBetween(today, day);
  const days = sameTimeLater(now, whole) <= start ? whole : whole - 1;
  const rest = start - sameTimeLater(now, days);
  const seconds = Math.max(0, Math.floor(rest / 1_000));
  return {
    kind: 'before',
    days,
    hours: Math.floor(seconds / 3_600),
    minutes: Math.floor((seconds % 3_600) / 60),
    seconds: seconds % 60,
  };
}

function sameTimeLater(now: number, days: number): number {
  const date = new Date(now);
  return date.setDate(date.getDate() + days);
}
