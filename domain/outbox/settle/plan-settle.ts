import type { Change } from '#contract/sync.ts';
import { planMissing, type BlobWrites } from '#domain/outbox/blob-writes.ts';
import type { Revival } from '#domain/outbox/kinds/kind-rule.ts';
import { findOpRule } from '#domain/outbox/kinds/op-rules.ts';
import type { OplogLine, OutboxOp } from '#domain/outbox/op.ts';
import type { QueueWrites } from '#domain/outbox/queue-writes.ts';
import type { Lease, Settlement } from '#domain/outbox/store/sync-store.ts';
import { stands } from '#domain/outbox/view.ts';

/** What else has to be decided once the shadow has what the server said: see `planFollowUp`. */
export type FollowUp =
  | { readonly kind: 'rebase' }
  | { readonly kind: 'revive'; readonly revival: Revival }
  | { readonly kind: 'pass-base-on' };

/** What follows from an answer of the server alone, so that a store can write a whole batch of them at once. */
export interface SettlePlan extends QueueWrites {
  /** As it was, or as it stays. */
  readonly op: OutboxOp;
  /** To be applied to the shadow of its row. */
  readonly change: Change | null;
  /** The change is as old as the first attempt, and a tombstone may have come after it. */
  readonly isReplay: boolean;
  /** The server knows no such row, and no tombstone will come: what is known of it goes. */
  readonly isRowUnknown: boolean;
  /** Recordings that have to be uploaded again; `null`: none. */
  readonly blobs: BlobWrites | null;
  /** The row may look different, even when no change comes. */
  readonly isViewStale: boolean;
  readonly followUp: FollowUp | null;
}

/** Whether the op is still the one that this drainer sent; else the answer is of something that is no more. */
export const isAwaited = (op: OutboxOp | undefined, { opId }: Settlement, { epoch }: Lease): op is OutboxOp =>
  op?.opId === opId && op.epoch === epoch && op.state === 'inflight';

/** What becomes of an op that was sent. Pure. */
export function planSettle(op: OutboxOp, settlement: Settlement, at: number): SettlePlan {
  if (settlement.kind === 'done') {
    const { change, replayed, ms } = settlement;
    return {
      op,
      gone: [op],
      put: [],
      ledger: [{ opId: op.opId, at, event: { kind: 'applied', replayed, ms } }],
      change,
      isReplay: replayed,
      isRowUnknown: change === null && op.cls === 'remove',
      blobs: null,
      isViewStale: true,
      followUp: null,
    };
  }
  const { patch, current, revival, missingBlobs } = settlement;
  const kept: OutboxOp = { ...op, ...patch };
  return {
    op: kept,
    gone: [],
    put: [kept],
    ledger: [keptLine(settlement, at)],
    change: current,
    isReplay: false,
    isRowUnknown: false,
    blobs: missingBlobs.length > 0 ? planMissing(missingBlobs) : null,
    isViewStale: !stands(kept) || current !== null || revival !== undefined,
    followUp: followUpOf(kept, settlement),
  };
}

type Kept = Extract<Settlement, { kind: 'keep' }>;

function followUpOf(op: OutboxOp, { current, revival }: Kept): FollowUp | null {
  if (current && op.cls === 'register') return { kind: 'rebase' };
  if (revival) return { kind: 'revive', revival };
  if (op.state === 'dead' && findOpRule(op.kind)?.text) return { kind: 'pass-base-on' };
  return null;
}

function keptLine({ opId, patch }: Kept, at: number): OplogLine {
  const { state = 'pending', dueAt = 0, lastError } = patch;
  const { code } = lastError;
  return state === 'pending'
    ? { opId, at, event: { kind: 'retry', code, dueAt } }
    : { opId, at, event: { kind: 'settled', state, code } };
}
