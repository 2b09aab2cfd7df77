import type { ReadContext } from '#data/store/context.ts';
import { clockAheadMs, onThisClock } from '#data/store/device-day.ts';
import type { AnswerRow } from '#data/store/rows.ts';

/**
 * Answers that the learner has not deleted, newest first, at most so many: bounded, however long somebody has practised. `until`: an
 * instant of this device's clock. Where they begin is found in the index, and then they are read in bulk: going back row by
 * row takes several times as long.
 */
export async function newestAnswers(
  { db, userId }: ReadContext,
  { most, until = Infinity }: { most: number; until?: number },
): Promise<AnswerRow[]> {
  return db.transaction('r', db.answers, db.meta, async () => {
    const aheadMs = until === Infinity ? 0 : await clockAheadMs(db);
    const end = Math.max(until, until - aheadMs);
    const from = (at: number) => db.answers.where('[userId+answeredAt]').between([userId, at], [userId, end]);
    const oldest = from(-Infinity)
      .reverse()
      .offset(most - 1)
      .limit(1);
    const [key] = (await oldest.keys()) as unknown as [string, number][];
    const rows = await from(key?.[1] ?? -Infinity).toArray();
    return rows
      .toReversed()
      .slice(0, most)
      .filter((row) => row.hidden === 0 && onThisClock(row, aheadMs) <= until);
  });
}
