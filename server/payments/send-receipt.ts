import { Problem } from '#server/problem.ts';
import { releaseBlob } from '#server/store/blob-owners.ts';
import type { Stores } from '#server/store/effect.ts';
import { keepCleanPicture } from '#server/store/keep-clean-picture.ts';
import type { LearnerRow } from '#server/store/learners.ts';
import { moveOrder } from './move-order.ts';
import type { OrderRow } from './orders.ts';

const receiptLimit = { limitBytes: 5 * 1024 * 1024, limitText: 'can have at most 5 MB' };

interface Receipt {
  readonly order: OrderRow;
  readonly learner: LearnerRow;
  /** A picture that the learner has stored. */
  readonly sha256: string;
  readonly now: Date;
}

/**
 * Attaches the picture of a receipt to a card transfer, which waits for the operator then. Another one takes its place, and an order
 * that was given up or refused comes back: the learner may have paid after all.
 * @throws Problem BLOB_MISSING, VALIDATION for what is no picture, or for an order that is paid
 */
export async function sendReceipt(
  stores: Stores,
  { order, learner, sha256, now }: Receipt,
): Promise<OrderRow> {
  const later: (() => Promise<void>)[] = [];
  const afterCommit = (task: () => Promise<void>) => void later.push(task);
  const { row, kind } = await moveOrder(stores.db, order, {
    event: { kind: 'receipt-sent' },
    now,
    also: async (tx, { receiptSha256: before }) => {
      const wanted = { sha256, field: 'sha256' as const, ...receiptLimit };
      const kept = await keepCleanPicture({ tx, learner, stores, afterCommit }, wanted);
      if (before !== null && before !== kept)
        afterCommit(() => releaseBlob(stores.db, stores.blobs, learner.id, before));
      return { receiptSha256: kept };
    },
  });
  if (kind === 'illegal') throw new Problem('VALIDATION', 'This order is paid already.');
  for (const task of later) await task();
  return row;
}
