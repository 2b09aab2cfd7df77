import type { PassageTables } from '#data/store/database.ts';
import type { QueueWrites } from '#domain/outbox/queue-writes.ts';
import { logOps } from './oplog.ts';
import { deleteOps } from './queue-reads.ts';

/** Does what a plan says to the queue. Part of a running transaction; asked for at once and done in this order. */
export async function writeQueue(
  tables: Pick<PassageTables, 'outbox' | 'oplog'>,
  { gone, put, ledger }: QueueWrites,
): Promise<void> {
  await Promise.all([
    deleteOps(
      tables,
      gone.map((op) => op.seq),
    ),
    put.length > 0 ? tables.outbox.bulkPut(put) : null,
    logOps(tables, ledger),
  ]);
}

/** What several plans do, as one: each request to IndexedDB costs, and a batch has a hundred ops. */
export function allWrites(plans: readonly QueueWrites[]): QueueWrites {
  return {
    gone: plans.flatMap((plan) => plan.gone),
    put: plans.flatMap((plan) => plan.put),
    ledger: plans.flatMap((plan) => plan.ledger),
  };
}
