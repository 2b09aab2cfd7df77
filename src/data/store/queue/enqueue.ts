import type { PassageTables } from '#data/store/database.ts';
import type { NewOp } from '#domain/outbox/new-op.ts';
import { logOps } from './oplog.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { inQueueOrder } from '#domain/outbox/queue-order.ts';
import { planEnqueue, type EnqueuePlan, type OpOrigin } from '#domain/outbox/plan-enqueue.ts';
import { deleteOps, getOpsAbout } from './queue-reads.ts';

/**
 * Puts one op into the queue, merged with what waits there. Part of the transaction that writes the rows.
 * Returns what it did to the queue.
 */
export async function enqueue(
  tables: Pick<PassageTables, 'outbox' | 'oplog'>,
  next: NewOp,
  origin: OpOrigin,
): Promise<EnqueuePlan> {
  const plan = planEnqueue(next, origin, await readRelated(tables, next, origin.userId));
  // Asked for at once and done in this order.
  await Promise.all([
    deleteOps(
      tables,
      plan.gone.map((op) => op.seq),
    ),
    plan.put ? tables.outbox.put(plan.put) : null,
    plan.moved.length > 0 ? tables.outbox.bulkPut(plan.moved) : null,
    logOps(tables, plan.ledger),
  ]);
  return plan;
}

async function readRelated(
  { outbox }: Pick<PassageTables, 'outbox'>,
  { cls, target, needs }: NewOp,
  userId: string,
): Promise<OutboxOp[]> {
  const found = new Map<number, OutboxOp>();
  let ops = await getOpsAbout({ outbox }, userId, [target, ...needs]);
  for (;;) {
    const fresh = ops.filter((op) => !found.has(op.seq));
    for (const op of fresh) found.set(op.seq, op);
    // Only a remove can take away what others hang on.
    if (cls !== 'remove' || fresh.length === 0) break;
    ops = await dependentsOf(
      { outbox },
      fresh.map((op) => op.opId),
    );
  }
  return inQueueOrder(found.values());
}

/** Ops that name one of these as what must be done before them. */
export function dependentsOf(
  { outbox }: Pick<PassageTables, 'outbox'>,
  opIds: readonly string[],
): Promise<OutboxOp[]> {
  return outbox.where('dependsOn').anyOf(opIds).distinct().toArray();
}
