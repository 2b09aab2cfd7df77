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

/** A change in somebody's feed. */
export interface OwnedChange {
  readonly learnerId: string;
  readonly change: Change;
}

export interface Writing {
  readonly tx: Tx;
  readonly now: Date;
  /** Puts a further change into a feed, when the effect is done. */
  readonly publish: (owned: OwnedChange) => void;
}

/**
 * Runs `effect` once per key and returns its change, now and at every repetition. A thrown Problem undoes everything
 * and stores nothing, so the key stays free.
 */
export async function writeOnce(
  db: Database,
  write: WriteKey,
  effect: (writing: Writing) => Promise<Change | null>,
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
    const besides: OwnedChange[] = [];
    const change = await effect({ tx, now, publish: (owned) => besides.push(owned) });
    const first = change === null ? [] : [{ learnerId: write.learnerId, change }];
    await appendAll(tx, { own: { learnerId: write.learnerId, seq }, changes: [...first, ...besides], now });
    await tx.insert(idempotency).values({ ...write, result: change, createdAt: now });
    return { change, replayed: false };
  });
}

/**
 * Other learners' feeds are locked here, one after the other by id. Two learners that write into each other's feeds at
 * the same instant can still wait for one another: the database ends one of them, whose call answers UNAVAILABLE and
 * is sent again under the same key.
 */
async function appendAll(
  tx: Tx,
  given: { own: { learnerId: string; seq: number }; changes: readonly OwnedChange[]; now: Date },
): Promise<void> {
  const { own, changes, now } = given;
  const byLearner = Map.groupBy(changes, (owned) => owned.learnerId);
  for (const learnerId of [...byLearner.keys()].toSorted()) {
    let seq = learnerId === own.learnerId ? own.seq : await lockFeed(tx, learnerId);
    for (const { change } of byLearner.get(learnerId) ?? []) {
      seq += 1;
      await appendToFeed(tx, { learnerId, seq, change, now });
    }
  }
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
