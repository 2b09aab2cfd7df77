import { dayStartAfter } from '#domain/places/day-start.ts';
import { isRefused } from '#domain/tasks/is-refused.ts';
import type { ReadContext } from './context.ts';
import { readMeta, writeMeta } from './meta.ts';
import type { AnswerRow } from './rows.ts';

/*
 * Days of the learner go by the calendar of their device. An answer that the server has carries the server's date, so on a device
 * whose clock is ahead it would count as one of a day before, and on one whose clock is behind yesterday's would count as today's.
 */

/** A smaller difference is the way of the answer through the network. */
const leastDifferenceMs = 120_000;

/** Notes by how much the clock of this device is ahead of the server's (behind: less than nothing). Part of the transaction of a pull. */
export async function noteClock(
  db: ReadContext['db'],
  { now, serverTime }: { readonly now: number; readonly serverTime?: number },
): Promise<void> {
  if (serverTime === undefined) return;
  const aheadMs = Math.abs(now - serverTime) < leastDifferenceMs ? 0 : now - serverTime;
  const known = await clockAheadMs(db);
  // Screens look at it: it is written when it changed, not with every pull.
  if (Math.abs(aheadMs - known) >= leastDifferenceMs) await writeMeta(db, 'clock-ahead', aheadMs);
}

export const clockAheadMs = async (db: ReadContext['db']): Promise<number> =>
  (await readMeta(db, 'clock-ahead')) ?? 0;

/** When an answer was given by the clock of this device. */
export function onThisClock(
  { answeredAt, version }: Pick<AnswerRow, 'answeredAt' | 'version'>,
  aheadMs: number,
): number {
  return version > 0 ? answeredAt + aheadMs : answeredAt;
}

/** The learner's answers of the day that begins at an instant of this device's clock. */
export const listAnswersOfDay = (context: ReadContext, since: number): Promise<AnswerRow[]> =>
  listAnswersOfDays(context, since, 1);

/**
 * The learner's answers of so many days, of which the first begins at an instant of this device's clock, without those that they
 * deleted and recordings that could not be scored. One that was given under a clock that was ahead counts on the day that it shows,
 * and on none before.
 */
export async function listAnswersOfDays(
  { db, userId }: ReadContext,
  since: number,
  days: number,
): Promise<AnswerRow[]> {
  const end = dayStartAfter(since, days);
  const aheadMs = await clockAheadMs(db);
  const rows = await db.answers
    .where('[userId+answeredAt]')
    .between([userId, Math.min(since, since - aheadMs)], [userId, Infinity])
    .toArray();
  return rows.filter((row) => {
    const at = onThisClock(row, aheadMs);
    return row.hidden === 0 && at >= since && at < end && !isRefused(row.score);
  });
}
