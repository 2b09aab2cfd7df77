import type { Change } from '#contract/sync.ts';
import { getOps } from '#data/store/queue/queue-reads.ts';
import { allWrites, writeQueue } from '#data/store/queue/write-queue.ts';
import { writeBlobs } from '#data/store/recordings/write-blobs.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { inQueueOrder } from '#domain/outbox/queue-order.ts';
import { planFollowUp } from '#domain/outbox/settle/plan-follow-up.ts';
import { isAwaited, planSettle, type SettlePlan } from '#domain/outbox/settle/plan-settle.ts';
import type { Lease, Settlement } from '#domain/outbox/store/sync-store.ts';
import { applyChanges, forgetAnswers } from './apply-changes.ts';
import { isEntityKind } from './entity-steps.ts';
import type { ReadOpsAbout } from './known-targets.ts';
import type { QueueTables } from './mark-inflight.ts';
import { refreshViews, rowOf } from './refresh-views.ts';
import { emptyShadow, readShadow } from './read-shadow.ts';

export interface SettleInput {
  readonly settlements: readonly Settlement[];
  readonly now: number;
  readonly newId: () => string;
  readonly opsAbout: ReadOpsAbout;
}

/**
 * Writes what became of ops that were sent: rows, queue and ledger together. What follows from the answers alone
 * (`planSettle`) goes in a few requests for the whole batch; what needs rows and queue as they are then (`planFollowUp`),
 * op by op.
 */
export async function settleOps(
  tables: QueueTables,
  lease: Lease,
  { settlements, now, newId, opsAbout }: SettleInput,
): Promise<void> {
  const { userId } = lease;
  const found = await getOps(
    tables,
    settlements.map((settlement) => settlement.seq),
  );
  const plans = settlements.flatMap((settlement) => {
    const op = found.get(settlement.seq);
    return isAwaited(op, settlement, lease) ? [planSettle(op, settlement, now)] : [];
  });
  await writeQueue(tables, allWrites(plans));
  // Only what asks the database may be awaited: a hundred other awaits in a row, and the transaction is over.
  for (const { blobs } of plans) if (blobs) await writeBlobs(tables, userId, blobs);
  await forgetRows(
    tables,
    plans.flatMap((plan) => (plan.isRowUnknown ? plan.op : [])),
  );
  const changes: Change[] = [];
  for (const { change, isReplay } of plans) {
    if (!change) continue;
    if (isReplay && (await isStale(tables, userId, change))) continue;
    changes.push(change);
  }
  const written = await applyChanges(tables, userId, changes, { opsAbout });
  for (const plan of plans) if (plan.followUp) await followUp(tables, plan, { now, newId });
  // A wish that is done, or was refused for good, no longer stands: the row shows what the server has.
  const stale = plans.filter(
    ({ op, put, isViewStale }) => isViewStale && !(put.length === 0 && written.has(op.target)),
  );
  await refreshViews(
    tables,
    stale.map(({ op }) => op),
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

/** Reads what is about the row by now, after the batch and the ops before this one, and does what follows. */
async function followUp(
  tables: QueueTables,
  { op, followUp: due }: SettlePlan,
  { now, newId }: Pick<SettleInput, 'now' | 'newId'>,
): Promise<void> {
  if (!due) return;
  const { userId, target } = op;
  const about = inQueueOrder(await tables.outbox.where({ userId, target }).toArray());
  const shadow = due.kind === 'pass-base-on' ? null : await readShadow(tables, op);
  const plan = planFollowUp(op, due, { about, shadow, at: now, newId });
  if (plan.isRowGone) await emptyShadow(tables, op);
  await writeQueue(tables, plan);
}
