import type { Change } from '#contract/sync.ts';
import { findOpRule } from '#domain/outbox/kinds/op-rules.ts';
import type { Revival } from '#domain/outbox/kinds/kind-rule.ts';
import { newOp } from '#domain/outbox/new-op.ts';
import { enqueue } from '#data/queue/enqueue.ts';
import type { OplogLine, OutboxOp } from '#domain/outbox/op.ts';
import { logOps } from '#data/queue/oplog.ts';
import { isPartWaiting, isUntried } from '#domain/outbox/coalesce.ts';
import { deleteOps, getOps, getSlot } from '#data/queue/queue-reads.ts';
import { rebaseOp } from '#domain/outbox/rebase-op.ts';
import { reviveOp } from '#domain/outbox/revive-op.ts';
import { stands } from '#domain/outbox/view.ts';
import { applyChanges, forgetAnswers } from './apply-changes.ts';
import { isEntityKind } from './entity-steps.ts';
import type { ReadOpsAbout } from './known-targets.ts';
import type { QueueTables } from './mark-inflight.ts';
import { refreshViews, rowOf } from './refresh-views.ts';
import { emptyShadow, readShadow } from './read-shadow.ts';
import type { Lease, Settlement } from '#domain/outbox/store/sync-store.ts';

type Done = Extract<Settlement, { kind: 'done' }>;
type Kept = Extract<Settlement, { kind: 'keep' }>;
type Settled<Kind> = { readonly settlement: Kind; readonly op: OutboxOp };

export interface SettleInput {
  readonly settlements: readonly Settlement[];
  readonly now: number;
  readonly newId: () => string;
  readonly opsAbout: ReadOpsAbout;
}

/** Writes what became of ops that were sent: rows, queue and ledger together. */
export async function settleOps(
  tables: QueueTables,
  { userId, epoch }: Lease,
  { settlements, now, newId, opsAbout }: SettleInput,
): Promise<void> {
  const found = await getOps(
    tables,
    settlements.map((settlement) => settlement.seq),
  );
  const done: Settled<Done>[] = [];
  const kept: Settled<Kept>[] = [];
  for (const settlement of settlements) {
    const op = found.get(settlement.seq);
    if (op?.opId !== settlement.opId || op.epoch !== epoch || op.state !== 'inflight') continue;
    if (settlement.kind === 'done') done.push({ settlement, op });
    else kept.push({ settlement, op: { ...op, ...settlement.patch } });
  }
  await Promise.all([
    deleteOps(
      tables,
      done.map(({ op }) => op.seq),
    ),
    tables.outbox.bulkPut(kept.map(({ op }) => op)),
    logOps(
      tables,
      [...done, ...kept].map(({ settlement }) => ledgerLine(settlement, now)),
    ),
  ]);
  await markMissing(tables, userId, kept);
  const removed = done.filter(({ settlement, op }) => settlement.change === null && op.cls === 'remove');
  await forgetRows(
    tables,
    removed.map(({ op }) => op),
  );
  const changes = [];
  for (const { settlement } of done) {
    const { change, replayed } = settlement;
    if (!change) continue;
    // Only what reads the database may be awaited: a hundred other awaits in a row, and the transaction is over.
    if (replayed && (await isStale(tables, userId, change))) continue;
    changes.push(change);
  }
  changes.push(...kept.flatMap(({ settlement }) => settlement.current ?? []));
  const written = await applyChanges(tables, userId, changes, { opsAbout });
  for (const { op, settlement } of kept) {
    if (settlement.current && op.cls === 'register') await rebase(tables, op, { now, newId });
    if (settlement.revival) await revive(tables, op, { revival: settlement.revival, now, newId });
    if (op.state === 'dead' && findOpRule(op.kind)?.text) await passBaseOn(tables, op);
  }
  // A wish that is done, or was refused for good, no longer stands: the row shows what the server has.
  const ended = done.filter(({ op }) => !written.has(op.target));
  const changed = kept.filter(
    ({ op, settlement }) => !stands(op) || settlement.current !== null || settlement.revival !== undefined,
  );
  await refreshViews(
    tables,
    [...ended, ...changed].map(({ op }) => op),
  );
}

/** A replayed result is as old as the first attempt. If the row is gone, a tombstone came after it. */
async function isStale(tables: QueueTables, userId: string, { kind, key }: Change): Promise<boolean> {
  if (kind === 'answer') return (await tables.answers.where({ answerId: key }).count()) === 0;
  const row = await tables.entities.get([userId, kind, key]);
  return row === undefined && (kind === 'dictation' || kind === 'comment' || kind === 'examMemory');
}

/** A remove that the server answered with "there is no such thing" brings no tombstone. */
async function forgetRows(tables: QueueTables, ops: readonly OutboxOp[]): Promise<void> {
  for (const op of ops) {
    const row = rowOf(op);
    if (!row) continue;
    if (isEntityKind(row.kind)) await tables.entities.delete([op.userId, row.kind, row.key]);
    if (row.kind !== 'answer') continue;
    const answer = await tables.answers.get(row.key);
    if (answer?.userId === op.userId) await forgetAnswers(tables, [answer]);
  }
}

async function markMissing(
  { blobs }: QueueTables,
  userId: string,
  kept: readonly Settled<Kept>[],
): Promise<void> {
  for (const sha256 of kept.flatMap(({ settlement }) => settlement.missingBlobs)) {
    await blobs.where({ userId, sha256 }).modify({ uploaded: 0 });
  }
}

type Stamps = Pick<SettleInput, 'now' | 'newId'>;

/** The server has another version: the shadow has it by now. */
async function rebase(tables: QueueTables, op: OutboxOp, { now, newId }: Stamps): Promise<void> {
  const inSlot = await getSlot(tables, op);
  const behind = inSlot.find((each) => each.seq > op.seq && stands(each) && isUntried(each)) ?? null;
  const value = (await readShadow(tables, op))?.value ?? null;
  const { put, gone, ledger } = rebaseOp({ op, behind, value, at: now, freshId: newId() });
  await tables.outbox.bulkDelete(gone.map((each) => each.seq));
  await tables.outbox.bulkPut(put);
  await logOps(tables, ledger);
}

/** The row is gone on the server: first what brings it back, then all that wants something of it, in its order. */
async function revive(
  tables: QueueTables,
  op: OutboxOp,
  { revival, now, newId }: Stamps & { revival: Revival },
): Promise<void> {
  await emptyShadow(tables, op);
  const about = await tables.outbox.where({ userId: op.userId, target: op.target }).sortBy('seq');
  const revived = reviveOp(op, about);
  await tables.outbox.delete(op.seq);
  if (revived.kind === 'absorbed') {
    await logOps(tables, [{ opId: op.opId, at: now, event: { kind: 'merged', into: revived.by.opId } }]);
    return;
  }
  const parent =
    revived.kind === 'behind' ? revived.parent.opId : await bringBack(tables, op, { revival, now, newId });
  const parts = about.filter((each) => each.seq > op.seq && isPartWaiting(each));
  // Should that be refused, these wait with it, and do not ask for it again and again. What waited behind stays behind.
  for (const { seq, ...again } of [op, ...parts]) {
    await tables.outbox.delete(seq);
    await tables.outbox.add({ ...again, dependsOn: parent === null ? [] : [parent] });
  }
}

/** Queues what makes the row; the id of that op. */
async function bringBack(
  tables: QueueTables,
  op: OutboxOp,
  { revival, now, newId }: Stamps & { revival: Revival },
): Promise<string | null> {
  const first = newOp(revival.kind, revival.payload, { shadow: await readShadow(tables, op) });
  const { put } = await enqueue(tables, first, { userId: op.userId, opId: newId(), at: now });
  return put?.opId ?? null;
}

/** The writer of a text that waits behind a refused one started from that; the server only knows what was before. */
async function passBaseOn(tables: QueueTables, op: OutboxOp): Promise<void> {
  const { base, baseVersion } = op;
  const behind = (await getSlot(tables, op)).filter((each) => each.seq > op.seq && isUntried(each));
  await tables.outbox.bulkPut(behind.map((each) => ({ ...each, base, baseVersion })));
}

function ledgerLine(settlement: Settlement, at: number): OplogLine {
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
