import type { FreeScores } from '#contract/entities/progress.ts';
import { startOfFreeDay } from '#domain/premium/free-scores.ts';
import type { DataContext } from './context.ts';
import { readMeta, writeMeta } from './meta.ts';

/**
 * Whether the learner has still to hear that the free AI scores are used up: `true` once for each allowance (a day's, or the
 * account's), in whichever tab asks first.
 */
export async function tellLimitOnce(
  { db, userId, clock }: Pick<DataContext, 'db' | 'userId' | 'clock'>,
  { per }: FreeScores,
): Promise<boolean> {
  const allowance = per === 'day' ? startOfFreeDay(clock.now()) : 0;
  return db.transaction('rw', db.meta, async () => {
    const told = await readMeta(db, `limit-told ${userId}`);
    if (told === allowance) return false;
    await writeMeta(db, `limit-told ${userId}`, allowance);
    return true;
  });
}
