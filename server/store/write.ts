/**
 * The only way in which a learner's rows change. Law: in one transaction, lock the learner's feed (and the feeds of the
 * others whom the effect concerns, all at once and in one order), look the key up, do
 * the effect, give it the next position of the feed, remember the result under the key. The lock is held until the
 * commit, so positions become visible in order and no cursor can step over a late one. The key is looked up after the
 * lock and in a statement of its own: a joined row would be as old as the statement's start.
 */
import type { Change } from '#contract/sync.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { changeFeed, feedHead, idempotency } from '#server/db/schema/sync.ts';
import { Problem } from '#server/problem.ts';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { dayMs, keptDays } from '#contract/days.ts';

export interface WriteKey {
  readonly learnerId: string;
  /** The op id of the device, or a fresh one for a call without an Idempotency-Key. */
  readonly key: string;
  readonly fingerprint: string;
  /** What an older server remembered of the same request. */
  readonly olderFingerprint?: () => string;
  /** What this server's clock showed when the key may first have come here, epoch ms; `null`: it comes for the first time. */
  readonly heardAt?: number | null | undefined;
  /** Other learners whose feeds the effect writes into; asked before anything is locked. */
  readonly alsoLock?: ((tx: Tx) => Promise<readonly string[]>) | undefined;
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
 * and stores nothing, so the key stays free. Within a transaction it is a part of that one: it is done with it, or undone
 * by itself.
 */
export async function writeOnce(
  queries: Queries,
  write: WriteKey,
  effect: (writing: Writing) => Promise<Change | null>,
): Promise<Written> {
  const { learnerId, key, fingerprint, olderFingerprint } = write;
  return queries.transaction(async (tx) => {
    const seqs = await lockFeeds(tx, [learnerId, ...((await write.alsoLock?.(tx)) ?? [])]);
    const [before] = await tx
      .select({ fingerprint: idempotency.fingerprint, result: idempotency.result })
      .from(idempotency)
      .where(and(eq(idempotency.learnerId, learnerId), eq(idempotency.key, key)));
    if (before !== undefined) {
      if (before.fingerprint !== fingerprint && before.fingerprint !== olderFingerprint?.())
        throw new Problem('IDEMPOTENCY_MISMATCH', 'This key was used for another request');
      return { change: before.result, replayed: true };
    }
    const now = new Date();
    // The effect may have been and its key be forgotten: to do nothing is the only answer that cannot be a second time.
    if (now.getTime() - (write.heardAt ?? now.getTime()) > keptDays * dayMs)
      throw new Problem('KEY_EXPIRED', 'This is too old to know whether it was done');
    const change = await runEffect(tx, { learnerId, seqs, now, effect });
    await tx.insert(idempotency).values({ learnerId, key, fingerprint, result: change, createdAt: now });
    return { change, replayed: false };
  });
}

/**
 * Runs an effect that the server itself wants, under the same law but without a key: whoever calls sees to it that it
 * happens once.
 */
export async function writeAsServer(
  db: Database,
  learnerId: string,
  effect: (writing: Writing) => Promise<Change | null>,
  alsoLock?: WriteKey['alsoLock'],
): Promise<Change | null> {
  return db.orm.transaction(async (tx) => {
    const seqs = await lockFeeds(tx, [learnerId, ...((await alsoLock?.(tx)) ?? [])]);
    return runEffect(tx, { learnerId, seqs, now: new Date(), effect });
  });
}

/** The same for an effect that tells its caller something else; its changes are those that it publishes. */
export async function writeAndTell<Told>(
  db: Database,
  learnerId: string,
  effect: (writing: Writing) => Promise<Told>,
): Promise<Told> {
  return db.orm.transaction(async (tx) =>
    runPublishing(tx, { seqs: await lockFeeds(tx, [learnerId]), now: new Date() }, effect),
  );
}

interface PublishingRun {
  /** Positions of the feeds that are locked. */
  readonly seqs: Map<string, number>;
  readonly now: Date;
}

interface EffectRun extends PublishingRun {
  readonly learnerId: string;
  readonly effect: (writing: Writing) => Promise<Change | null>;
}

/** The learner's own change comes into the feeds before those that the effect publishes besides. */
async function runEffect(tx: Tx, { learnerId, effect, ...run }: EffectRun): Promise<Change | null> {
  return runPublishing(tx, run, async ({ publish, ...writing }) => {
    const besides: OwnedChange[] = [];
    const change = await effect({ ...writing, publish: (owned) => besides.push(owned) });
    if (change !== null) publish({ learnerId, change });
    for (const owned of besides) publish(owned);
    return change;
  });
}

async function runPublishing<Told>(
  tx: Tx,
  { seqs, now }: PublishingRun,
  effect: (writing: Writing) => Promise<Told>,
): Promise<Told> {
  const published: OwnedChange[] = [];
  const told = await effect({ tx, now, publish: (owned) => published.push(owned) });
  for (const owned of published) {
    const seq = seqs.get(owned.learnerId);
    // Somebody joined in after the locks were taken: again, with that feed locked as well.
    if (seq === undefined)
      throw new Problem('UNAVAILABLE', 'Something changed meanwhile. Try again', { retryAfterSeconds: 1 });
    seqs.set(owned.learnerId, seq + 1);
    await appendToFeed(tx, { ...owned, seq: seq + 1, now });
  }
  return told;
}

/** The last position of each feed, locked. Always in the order of ids, so that no two writes wait for each other. */
export async function lockFeeds(tx: Tx, learnerIds: readonly string[]): Promise<Map<string, number>> {
  const wanted = new Set(learnerIds);
  const heads = await tx
    .select({ learnerId: feedHead.learnerId, seq: feedHead.seq })
    .from(feedHead)
    .where(inArray(feedHead.learnerId, [...wanted]))
    .orderBy(asc(feedHead.learnerId))
    .for('update');
  if (heads.length !== wanted.size) throw new Error('a learner has no feed');
  return new Map(heads.map((head) => [head.learnerId, head.seq]));
}

/**
 * Puts a change at position `seq`. The caller holds the lock and knows the last position. Versions never go back: an id
 * whose thing was taken away cannot be used again.
 */
export async function appendToFeed(
  tx: Tx,
  entry: { learnerId: string; seq: number; change: Change; now: Date },
): Promise<void> {
  const { learnerId, seq, change, now } = entry;
  const position = { seq, version: change.version, deleted: change.deleted, changedAt: now };
  const placed = await tx
    .insert(changeFeed)
    .values({ learnerId, kind: change.kind, key: change.key, ...position })
    .onConflictDoUpdate({
      target: [changeFeed.learnerId, changeFeed.kind, changeFeed.key],
      set: position,
      setWhere: lte(changeFeed.version, change.version),
    })
    .returning({ seq: changeFeed.seq });
  if (placed.length === 0) throw new Problem('IDEMPOTENCY_MISMATCH', 'This id was used before');
  await tx.update(feedHead).set({ seq }).where(eq(feedHead.learnerId, learnerId));
}
