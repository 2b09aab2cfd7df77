import type { FreshOp, OplogLine, OutboxOp } from './op.ts';

/** What a plan does to the queue, all in one transaction. */
export interface QueueWrites {
  /** Deleted, before anything is stored. */
  readonly gone: readonly Pick<OutboxOp, 'seq'>[];
  /** Stored in this order: with a `seq` in that place, else at the end of the queue. */
  readonly put: readonly FreshOp[];
  readonly ledger: readonly OplogLine[];
}

export const noWrites: QueueWrites = { gone: [], put: [], ledger: [] };
