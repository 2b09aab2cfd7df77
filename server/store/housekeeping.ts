import type { Database } from '#server/db/database.ts';
import { changeFeed, feedHead, idempotency } from '#server/db/schema/sync.ts';
import { and, eq, lt, max, sql } from 'drizzle-orm';
import { dayMs, keptDays } from '#contract/days.ts';

/** Removes what nobody can need any more: old keys, old tombstones. */
export async function sweep(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMs);
  await db.orm.delete(idempotency).where(lt(idempotency.createdAt, before));
  const old = and(eq(changeFeed.deleted, true), lt(changeFeed.changedAt, before));
  const owners = await db.orm
    .select({ learnerId: changeFeed.learnerId, seq: max(changeFeed.seq) })
    .from(changeFeed)
    .where(old)
    .groupBy(changeFeed.learnerId);
  for (const { learnerId, seq } of owners) {
    await db.orm.transaction(async (tx) => {
      await tx
        .update(feedHead)
        .set({ sweptSeq: sql`greatest(${feedHead.sweptSeq}, ${seq})` })
        .where(eq(feedHead.learnerId, learnerId));
      await tx.delete(changeFeed).where(and(eq(changeFeed.learnerId, learnerId), old));
    });
  }
}
