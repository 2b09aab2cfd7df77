import { compileOp, isSaid } from '#domain/outbox/compile-op.ts';
import type { PassageTables } from '#data/database.ts';
import { logOps } from '#data/queue/oplog.ts';
import { upcastOp } from '#domain/outbox/upcast.ts';
import type { OplogLine, OutboxOp } from '#domain/outbox/op.ts';
import { deleteOps, getOps, getSlot } from '#data/queue/queue-reads.ts';
import type { ChangeTables } from './apply-changes.ts';
import { refreshViews } from './refresh-views.ts';
import { readShadow } from './read-shadow.ts';
import type { EngineMemory } from '#domain/outbox/store/engine-memory.ts';
import type { Lease, MarkedOps } from '#domain/outbox/store/sync-store.ts';

export type QueueTables = ChangeTables & Pick<PassageTables, 'oplog'>;

/**
 * Marks ops in flight and gives back what is to be sent. Only ops that are still pending: since the plan was made, the
 * learner may have replaced or cancelled one. What the server says already is done here, without a request; what only a
 * newer version of the app can send is parked, and older payloads are brought up to this one.
 */
export async function markInflight(
  tables: QueueTables,
  lease: Lease,
  request: { readonly seqs: readonly number[]; readonly now: number } & Pick<EngineMemory, 'serverTime'>,
): Promise<MarkedOps> {
  const { seqs, now, serverTime } = request;
  if (seqs.length === 0) return { ops: [], stopped: [] };
  const queued = await getOps(tables, seqs);
  const found = seqs.flatMap((seq) => queued.get(seq) ?? []);
  const registers = found.filter((op) => op.cls === 'register');
  const shadows = new Map(
    await Promise.all(registers.map(async (op) => [op.seq, await readShadow(tables, op)] as const)),
  );
  const sent: OutboxOp[] = [];
  const satisfied: OutboxOp[] = [];
  const tooOld: OutboxOp[] = [];
  /** Not to be sent now: by this app, or yet. */
  const kept: OutboxOp[] = [];
  for (const queuedOp of found) {
    if (queuedOp.userId !== lease.userId || queuedOp.state !== 'pending') continue;
    const op = upcastOp(queuedOp);
    if (op.state === 'parked-version') {
      kept.push(op);
      continue;
    }
    const shadow = shadows.get(op.seq) ?? null;
    const isSatisfied = isSaid(op, shadow) && !(await hasTriedOther(tables, op));
    const compiled = compileOp(op, { epoch: lease.epoch, now, serverTime, shadow, isSatisfied });
    if (compiled.kind === 'send') sent.push(compiled.op);
    else if (compiled.kind === 'satisfied') satisfied.push(op);
    else if (compiled.kind === 'wait') kept.push(compiled.op);
    else tooOld.push(compiled.op);
  }
  const lines = [
    ...sent.map(({ opId, attempts }): OplogLine => ({
      opId,
      at: now,
      event: { kind: 'sent', attempt: attempts },
    })),
    ...satisfied.map(({ opId }): OplogLine => ({ opId, at: now, event: { kind: 'satisfied' } })),
    ...tooOld.map(({ opId }): OplogLine => ({
      opId,
      at: now,
      event: { kind: 'settled', state: 'dead', code: 'too-old' },
    })),
  ];
  await Promise.all([
    tables.outbox.bulkPut([...sent, ...tooOld, ...kept]),
    deleteOps(
      tables,
      satisfied.map((op) => op.seq),
    ),
    logOps(tables, lines),
  ]);
  await refreshViews(tables, [...satisfied, ...tooOld]);
  return { ops: sent, stopped: [...tooOld, ...kept] };
}

/** Nobody knows what another op of the slot did that went out once. */
async function hasTriedOther({ outbox }: ChangeTables, op: OutboxOp): Promise<boolean> {
  const same = await getSlot({ outbox }, op);
  return same.some(({ seq, attempts }) => seq !== op.seq && attempts > 0);
}
