import type { ReadContext } from '#data/store/context.ts';
import { clockAheadMs, onThisClock } from '#data/store/device-day.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { isComparable } from '#domain/answers/compare-scores.ts';

/** An answer and an earlier one to the same question, and when they were given by the clock of this device (epoch ms). */
export interface EarlierAnswer {
  readonly own: AnswerRow;
  readonly ownAt: number;
  readonly earlier: AnswerRow;
  readonly at: number;
}

/** Answers without points that are passed over: a look back that ends, however often somebody recorded silence. */
const mostPassed = 40;

/**
 * The newest answer to the same question and exam that was given before this one and has points; `null`: there is none, or this
 * one is not on the device. Reads as few rows as it can: most often one.
 */
export async function findEarlierAnswer(
  { db, userId }: ReadContext,
  { answerId }: { answerId: string },
): Promise<EarlierAnswer | null> {
  return db.transaction('r', db.answers, db.meta, async () => {
    const own = await db.answers.get(answerId);
    if (own === undefined || own.userId !== userId) return null;
    const { practiceId, pteType } = own;
    const aheadMs = await clockAheadMs(db);
    const ownAt = onThisClock(own, aheadMs);
    // By the server's clock for what it has, by this device's for the rest: the later one bounds both.
    const end = Math.max(ownAt, ownAt - aheadMs);
    let passed = 0;
    const earlier = await db.answers
      .where('[userId+practiceId+answeredAt]')
      .between([userId, practiceId, -Infinity], [userId, practiceId, end], true, true)
      .reverse()
      .until(() => passed > mostPassed)
      .filter((row) => {
        const isEarlier = row.answerId !== answerId && onThisClock(row, aheadMs) <= ownAt;
        const isFound = isEarlier && row.hidden === 0 && row.pteType === pteType && isComparable(row.score);
        if (!isFound) passed += 1;
        return isFound;
      })
      .first();
    return earlier === undefined ? null : { own, ownAt, earlier, at: onThisClock(earlier, aheadMs) };
  });
}
