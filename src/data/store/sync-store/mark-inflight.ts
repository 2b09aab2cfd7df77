import type { PassageTables } from '#data/store/database.ts';
import { getOps, getSlot } from '#data/store/queue/queue-reads.ts';
import { allWrites, writeQueue } from '#data/store/queue/write-queue.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import {
  hasTriedOther,
  isMarkable,
  isSaidOnSending,
  planMark,
  type MarkPlan,
} from '#domain/outbox/settle/plan-mark.ts';
import type { EngineMemory } from '#domain/outbox/store/engine-memory.ts';
import type { Lease, MarkedOps } from '#domain/outbox/store/sync-store.ts';
import type { ChangeTables } from './apply-changes.ts';
import { refreshViews } from './refresh-views.ts';
import { readShadow } from './read-shadow.ts';

export type QueueTables = ChangeTables & Pick<PassageTables, 'oplog'>;

/** Marks ops in flight and gives back what is to be sent: reads, plans each op (`planMark`), then writes at once. */
export async function markInflight(
  tables: QueueTables,
  lease: Lease,
  request: { readonly seqs: readonly number[]; readonly now: number } & Pick<EngineMemory, 'serverTime'>,
): Promise<MarkedOps> {
  const { seqs, now, serverTime } = request;
  if (seqs.length === 0) return { ops: [], stopped: [] };
  const queued = await getOps(tables, seqs);
  const found = seqs.map((seq) => queued.get(seq)).filter((op) => isMarkable(op, lease));
  const registers = found.filter((op) => op.cls === 'register');
  const shadows = new Map(
    await Promise.all(registers.map(async (op) => [op.seq, await readShadow(tables, op)] as const)),
  );
  const plans: MarkPlan[] = [];
  const ended: OutboxOp[] = [];
  for (const op of found) {
    const shadow = shadows.get(op.seq) ?? null;
    // Rarely asked for: most ops want something new.
    const isOtherTried = isSaidOnSending(op, shadow) && hasTriedOther(op, await getSlot(tables, op));
    const plan = planMark(op, { lease, now, serverTime, shadow, isOtherTried });
    plans.push(plan);
    if (plan.isEnded) ended.push(op);
  }
  await writeQueue(tables, allWrites(plans));
  await refreshViews(tables, ended);
  return {
    ops: plans.flatMap(({ sent }) => sent ?? []),
    stopped: plans.flatMap(({ stopped }) => stopped ?? []),
  };
}
