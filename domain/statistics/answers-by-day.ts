import type { Day } from '#domain/goals/exam-day.ts';

/** How often each day is there. */
export function tallyDays(days: readonly Day[]): Map<Day, number> {
  const counts = new Map<Day, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}
