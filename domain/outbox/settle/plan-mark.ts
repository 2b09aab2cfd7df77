import { compileOp, isSaid } from '#domain/outbox/compile-op.ts';
import type { OplogLine, OutboxOp } from '#domain/outbox/op.ts';
import { noWrites, type QueueWrites } from '#domain/outbox/queue-writes.ts';
import type { EngineMemory } from '#domain/outbox/store/engine-memory.ts';
import type { Lease } from '#domain/outbox/store/sync-store.ts';
import { upcastOp } from '#domain/outbox/upcast.ts';
import type { Shadow } from '#domain/outbox/view.ts';

/** What marking an op as sent depends on. */
export interface MarkFacts extends Pick<EngineMemory, 'serverTime'> {
  readonly lease: Lease;
  /** By the clock of the device. */
  readonly now: number;
  /** Registers: what the server last said of the row. Others: `null`. */
  readonly shadow: Shadow<unknown> | null;
  /** See `hasTriedOther`. Matters only where `isSaidOnSending`. */
  readonly isOtherTried: boolean;
}

/** What becomes of one op that is about to go. */
export interface MarkPlan extends QueueWrites {
  /** To be sent. */
  readonly sent: OutboxOp | null;
  /** Not to be sent now, and still in the queue. */
  readonly stopped: OutboxOp | null;
  /** Its wish no longer stands: the row shows what the server has. */
  readonly isEnded: boolean;
}

const nothing: MarkPlan = { ...noWrites, sent: null, stopped: null, isEnded: false };

/** Whether a drainer may mark it: since it planned, the learner may have replaced or cancelled the op. */
export const isMarkable = (op: OutboxOp | undefined, { userId }: Lease): op is OutboxOp =>
  op?.userId === userId && op.state === 'pending';

/** Whether the server says already what the op would ask for. */
export const isSaidOnSending = (op: OutboxOp, shadow: Shadow<unknown> | null): boolean =>
  isSaid(upcastOp(op), shadow);

/** Nobody knows what another op of the slot did that went out once. `inSlot`: the ops of the slot, this one too. */
export const hasTriedOther = ({ seq }: OutboxOp, inSlot: readonly OutboxOp[]): boolean =>
  inSlot.some((other) => other.seq !== seq && other.attempts > 0);

/**
 * Marks an op as in flight, in the shape of this version of the app. One that the server says already is done without a
 * request, one that only a newer app can send is parked, and one that is too old waits or goes to the learner. Pure.
 */
export function planMark(queued: OutboxOp, facts: MarkFacts): MarkPlan {
  const { lease, now, serverTime, shadow, isOtherTried } = facts;
  const op = upcastOp(queued);
  if (op.state === 'parked-version') return { ...nothing, put: [op], stopped: op };
  const isSatisfied = isSaid(op, shadow) && !isOtherTried;
  const compiled = compileOp(op, { epoch: lease.epoch, now, serverTime, shadow, isSatisfied });
  const line = (event: OplogLine['event']): OplogLine[] => [{ opId: op.opId, at: now, event }];
  switch (compiled.kind) {
    case 'send': {
      const event = { kind: 'sent', attempt: compiled.op.attempts } as const;
      return { ...nothing, put: [compiled.op], ledger: line(event), sent: compiled.op };
    }
    case 'satisfied':
      return { ...nothing, gone: [op], ledger: line({ kind: 'satisfied' }), isEnded: true };
    case 'wait':
      return { ...nothing, put: [compiled.op], stopped: compiled.op };
    case 'too-old': {
      const ledger = line({ kind: 'settled', state: 'dead', code: 'too-old' });
      return { ...nothing, put: [compiled.op], ledger, stopped: compiled.op, isEnded: true };
    }
  }
}
