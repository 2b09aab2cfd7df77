import { coalesce } from './coalesce.ts';
import type { PassageTables } from './database.ts';
import type { NewOp } from './new-op.ts';
import { logOps } from './oplog.ts';
import type { OplogRow, OutboxOp } from './op.ts';

export interface OpOrigin {
  readonly userId: string;
  readonly opId: string;
  readonly at: number;
}

/**
 * Puts one op into the queue, merged with what waits there. Part of the transaction that writes the rows.
 * Returns the ops that it cancelled.
 */
export async function enqueue(
  tables: Pick<PassageTables, 'outbox' | 'oplog'>,
  next: NewOp,
  origin: OpOrigin,
): Promise<readonly OutboxOp[]> {
  const { userId, opId, at } = origin;
  const waiting = await tables.outbox.where({ userId, target: next.target }).sortBy('seq');
  const decision = coalesce(next, waiting);
  const enqueued: Omit<OplogRow, 'n'> = { opId, at, event: { kind: 'enqueued', of: next.kind } };
  const fresh = freshOp(next, origin);
  if (decision.kind === 'drop') return [];
  if (decision.kind === 'append') {
    await tables.outbox.add(fresh);
    await logOps(tables, [enqueued]);
    return [];
  }
  if (decision.kind === 'replace') {
    const { seq, opId: replaced } = decision.at;
    await tables.outbox.put({
      ...fresh,
      payload: decision.payload,
      sizeBytes: sizeOf(decision.payload),
      seq,
    });
    await logOps(tables, [enqueued, { opId: replaced, at, event: { kind: 'merged', into: opId } }]);
    return [];
  }
  const gone = [...decision.ops.map((op) => op.opId), opId];
  await tables.outbox.bulkDelete(decision.ops.map((op) => op.seq));
  await logOps(tables, [
    enqueued,
    ...gone.map((each) => ({ opId: each, at, event: { kind: 'cancelled', by: opId } as const })),
  ]);
  return decision.ops;
}

const encoder = new TextEncoder();
const sizeOf = (payload: unknown): number => encoder.encode(JSON.stringify(payload)).byteLength;

function freshOp(next: NewOp, { userId, opId, at }: OpOrigin): Omit<OutboxOp, 'seq'> {
  return {
    opId,
    userId,
    kind: next.kind,
    cls: next.cls,
    v: next.v,
    slot: next.slot,
    lane: next.lane,
    target: next.target,
    payload: next.payload,
    sizeBytes: sizeOf(next.payload),
    blobKeys: next.blobKeys,
    baseVersion: next.baseVersion,
    dependsOn: [],
    state: 'pending',
    attempts: 0,
    serverErrors: 0,
    maxBatch: 100,
    firstSentAt: null,
    dueAt: 0,
    epoch: 0,
    lastError: null,
    createdAt: at,
  };
}
