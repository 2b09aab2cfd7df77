import { Dexie } from 'dexie';
import { payloadVersions } from '#data/new-op.ts';
import { logOps } from '#data/oplog.ts';
import type { OplogRow, OutboxOp } from '#data/op.ts';
import type { PassageTables } from '#data/database.ts';
import { applyChanges, forgetAnswers, type ChangeTables } from './apply-changes.ts';
import type { Lease, QueuedOp, Settlement } from './sync-store.ts';

type QueueTables = Pick<PassageTables, 'outbox' | 'oplog' | 'bookmarks' | 'profiles'>;

function withoutPayload(op: OutboxOp): QueuedOp {
  const { payload: _payload, ...queued } = op;
  return queued;
}

/** All ops of a learner with a higher `seq`, in order, without payloads. */
export async function readQueue(
  { outbox }: Pick<PassageTables, 'outbox'>,
  userId: string,
  afterSeq: number,
): Promise<QueuedOp[]> {
  const ops = await outbox
    .where('[userId+seq]')
    .between([userId, afterSeq], [userId, Dexie.maxKey], false)
    .toArray();
  return ops.map(withoutPayload);
}

/** A new drainer cannot know what became of ops that another one sent; their ids make sending them again harmless. */
export async function releaseOlder({ outbox }: Pick<PassageTables, 'outbox'>, userId: string): Promise<void> {
  await outbox
    .where('[userId+state+dueAt]')
    .between([userId, 'inflight', Dexie.minKey], [userId, 'inflight', Dexie.maxKey])
    .modify({ state: 'pending' });
}

/** A payload of a newer version of the app (this one was rolled back) waits; one that is known again goes on. */
export async function sortByVersion(
  { outbox }: Pick<PassageTables, 'outbox'>,
  userId: string,
): Promise<void> {
  const isKnown = (op: OutboxOp) => op.v <= (payloadVersions[op.kind] ?? 0);
  for (const [from, to] of [
    ['pending', 'parked-version'],
    ['parked-version', 'pending'],
  ] as const) {
    await outbox
      .where('[userId+state+dueAt]')
      .between([userId, from, Dexie.minKey], [userId, from, Dexie.maxKey])
      .and((op) => isKnown(op) === (to === 'pending'))
      .modify({ state: to });
  }
}

/**
 * Marks ops in flight and gives back what is to be sent. Only ops that are still pending: since the plan was made, the
 * learner may have replaced or cancelled one. A register is compiled here, against the newest version that was seen.
 */
export async function markInflight(
  tables: QueueTables,
  { userId, epoch }: Lease,
  seqs: readonly number[],
  now: number,
): Promise<OutboxOp[]> {
  if (seqs.length === 0) return [];
  const found = await tables.outbox.bulkGet([...seqs]);
  const ops: OutboxOp[] = [];
  for (const op of found) {
    if (op?.userId !== userId || op.state !== 'pending') continue;
    const baseVersion = op.cls === 'register' ? await seenVersion(tables, op) : null;
    const attempts = op.attempts + 1;
    ops.push({ ...op, baseVersion, attempts, epoch, state: 'inflight', firstSentAt: op.firstSentAt ?? now });
  }
  await tables.outbox.bulkPut(ops);
  await logOps(
    tables,
    ops.map(({ opId, attempts }) => ({ opId, at: now, event: { kind: 'sent', attempt: attempts } })),
  );
  return ops;
}

async function seenVersion(tables: QueueTables, op: OutboxOp): Promise<number | null> {
  const row =
    op.kind === 'profile.set'
      ? await tables.profiles.get(op.userId)
      : await tables.bookmarks.get([op.userId, Number(op.target.slice(op.target.indexOf(':') + 1))]);
  return row?.shadow?.version ?? null;
}

/** Writes what became of ops that were sent: rows, queue and ledger together. */
export async function settleOps(
  tables: ChangeTables & QueueTables,
  { userId, epoch }: Lease,
  settlements: readonly Settlement[],
  now: number,
): Promise<void> {
  const found = await tables.outbox.bulkGet(settlements.map((settlement) => settlement.seq));
  const valid = settlements.filter((settlement, at) => {
    const op = found[at];
    return op?.opId === settlement.opId && op.epoch === epoch && op.state === 'inflight';
  });
  const done = valid.filter((settlement) => settlement.kind === 'done');
  const kept = valid.filter((settlement) => settlement.kind === 'keep');
  const bySeq = new Map(found.flatMap((op) => (op ? [[op.seq, op] as const] : [])));
  await tables.outbox.bulkDelete(done.map(({ seq }) => seq));
  await tables.outbox.bulkPut(
    kept.flatMap(({ seq, patch }) => {
      const op = bySeq.get(seq);
      return op ? [{ ...op, ...patch }] : [];
    }),
  );
  await markMissing(tables, userId, kept);
  await acknowledge(tables, userId, { done, kept, bySeq });
  await logOps(
    tables,
    valid.map((settlement) => ledgerLine(settlement, now)),
  );
}

type Done = Extract<Settlement, { kind: 'done' }>;
type Kept = Extract<Settlement, { kind: 'keep' }>;

async function acknowledge(
  tables: ChangeTables,
  userId: string,
  { done, kept, bySeq }: { done: readonly Done[]; kept: readonly Kept[]; bySeq: Map<number, OutboxOp> },
): Promise<void> {
  const changes = [];
  for (const { change, replayed } of done) {
    if (!change) continue;
    // A replayed result is as old as the first attempt. If the row is gone, a tombstone came after it.
    const isStale =
      replayed &&
      change.kind === 'answer' &&
      (await tables.answers.where({ answerId: change.key }).count()) === 0;
    if (!isStale) changes.push(change);
  }
  changes.push(...kept.flatMap(({ current }) => current ?? []));
  await applyChanges(tables, userId, changes);
  // A remove that the server answered with "there is no such thing" brings no tombstone.
  const removed = done.filter(({ seq, change }) => change === null && bySeq.get(seq)?.cls === 'remove');
  const ids = removed.map(({ seq }) => bySeq.get(seq)?.target.slice('answer:'.length) ?? '');
  const rows = await tables.answers.bulkGet(ids);
  await forgetAnswers(
    tables,
    rows.flatMap((row) => (row?.userId === userId ? [row] : [])),
  );
}

async function markMissing(
  { blobs }: Pick<PassageTables, 'blobs'>,
  userId: string,
  kept: readonly Kept[],
): Promise<void> {
  for (const sha256 of kept.flatMap(({ missingBlobs }) => missingBlobs)) {
    await blobs.where({ userId, sha256 }).modify({ uploaded: 0 });
  }
}

function ledgerLine(settlement: Settlement, at: number): Omit<OplogRow, 'n'> {
  const { opId } = settlement;
  if (settlement.kind === 'done') {
    const { replayed, ms } = settlement;
    return { opId, at, event: { kind: 'applied', replayed, ms } };
  }
  const { state = 'pending', dueAt = 0, lastError } = settlement.patch;
  const { code } = lastError;
  return state === 'pending'
    ? { opId, at, event: { kind: 'retry', code, dueAt } }
    : { opId, at, event: { kind: 'settled', state, code } };
}
