/**
 * The only way in which a learner's rows change. Law: in one transaction, lock the learner's feed, look the key up, do
 * the effect, give it the next position of the feed, remember the result under the key. The lock is held until the
 * commit, so positions become visible in order and no cursor can step over a late one. The key is looked up after the
 * lock and in a statement of its own: a joined row would be as old as the statement's start.
 */
import type { Change } from '#contract/sync.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { changeFeed, feedHead, idempotency } from '#server/db/schema.ts';
import { Problem } from '#server/problem.ts';
import { and, eq } from 'drizzle-orm';

export interface WriteKey {
  readonly learnerId: string;
  /** The op id of the device, or a fresh one for a call without an Idempotency-Key. */
  readonly key: string;
  readonly fingerprint: string;
}

export interface Written {
  readonly change: Change | null;
  /** The effect had happened before, under the same key. */
  readonly replayed: boolean;
}

/**
 * Runs `effect` once per key and returns its change, now and at every repetition. A thrown Problem undoes everything
 * and stores nothing, so the key stays free.
 */
export async function writeOnce(
  db: Database,
  write: WriteKey,
  effect: (tx: Tx, now: Date) => Promise<Change | null>,
): Promise<Written> {
  return db.orm.transaction(async (tx) => {
    const seq = await lockFeed(tx, write.learnerId);
    const [before] = await tx
      .select({ fingerprint: idempotency.fingerprint, result: idempotency.result })
      .from(idempotency)
      .where(and(eq(idempotency.learnerId, write.learnerId), eq(idempotency.key, write.key)));
    if (before !== undefined) {
      if (before.fingerprint !== write.fingerprint)
        throw new Problem('IDEMPOTENCY_MISMATCH', 'This key was used for another request');
      return { change: before.result, replayed: true };
    }
    const now = new Date();
    const change = await effect(tx, now);
    if (change !== null) await appendToFeed(tx, { learnerId: write.learnerId, seq: seq + 1, change, now });
    await tx.insert(idempotency).values({ ...write, result: change, createdAt: now });
    return { change, replayed: false };
  });
}

async function lockFeed(tx: Tx, learnerId: string): Promise<number> {
  const [head] = await tx
    .select({ seq: feedHead.seq })
    .from(feedHead)
    .where(eq(feedHead.learnerId, learnerId))
    .for('update');
  if (head === undefined) throw new Error('the learner has no feed');
  return head.seq;
}

/** Puts a change at position `seq`. The caller holds the lock and knows the last position. */
export async function appendToFeed(
  tx: Tx,
  entry: { learnerId: string; seq: number; change: Change; now: Date },
): Promise<void> {
  const { learnerId, seq, change, now } = entry;
  const position = { seq, version: change.version, deleted: change.deleted, changedAt: now };
  await tx
    .insert(changeFeed)
    .values({ learnerId, kind: change.kind, key: change.key, ...position })
    .onConflictDoUpdate({ target: [changeFeed.learnerId, changeFeed.kind, changeFeed.key], set: position });
  await tx.update(feedHead).set({ seq }).where(eq(feedHead.learnerId, learnerId));
}
