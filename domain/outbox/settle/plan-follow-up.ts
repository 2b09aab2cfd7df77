import { isPartWaiting, isUntried } from '#domain/outbox/coalesce.ts';
import type { Revival } from '#domain/outbox/kinds/kind-rule.ts';
import { newOp } from '#domain/outbox/new-op.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { planEnqueue } from '#domain/outbox/plan-enqueue.ts';
import type { QueueWrites } from '#domain/outbox/queue-writes.ts';
import { rebaseOp } from '#domain/outbox/rebase-op.ts';
import { reviveOp } from '#domain/outbox/revive-op.ts';
import { stands, type Shadow } from '#domain/outbox/view.ts';
import type { FollowUp } from './plan-settle.ts';

/** What is known once the answers of the batch are in the queue and in the shadows. */
export interface FollowUpFacts {
  /** All ops about the same row, this one too, in queue order. */
  readonly about: readonly OutboxOp[];
  /** What the server last said of the row. */
  readonly shadow: Shadow<unknown> | null;
  readonly at: number;
  /** Ids for ops that did not exist before. */
  readonly newId: () => string;
}

export interface FollowUpPlan extends QueueWrites {
  /** The server has no such row; its tombstone, with a version, is still to come. */
  readonly isRowGone: boolean;
}

/**
 * The second half of settling an op that stays: it is rebased on what the server has, or waits behind what brings its row
 * back, or hands its base on. `op`: as `planSettle` left it. Pure but for the ids.
 */
export function planFollowUp(op: OutboxOp, followUp: FollowUp, facts: FollowUpFacts): FollowUpPlan {
  switch (followUp.kind) {
    case 'rebase':
      return { ...planRebase(op, facts), isRowGone: false };
    case 'revive':
      return { ...planRevive(op, followUp.revival, facts), isRowGone: true };
    case 'pass-base-on':
      return { ...planBaseOn(op, facts), isRowGone: false };
  }
}

const behindInSlot = (op: OutboxOp, about: readonly OutboxOp[]): OutboxOp[] =>
  about.filter((each) => each.slot === op.slot && each.seq > op.seq && isUntried(each));

/** The server has another version: the shadow has it by now. */
function planRebase(op: OutboxOp, { about, shadow, at, newId }: FollowUpFacts): QueueWrites {
  const behind = behindInSlot(op, about).find(stands) ?? null;
  return rebaseOp({ op, behind, value: shadow?.value ?? null, at, freshId: newId() });
}

/** The writer of a text that waits behind a refused one started from that; the server only knows what was before. */
function planBaseOn(op: OutboxOp, { about }: FollowUpFacts): QueueWrites {
  const { base, baseVersion } = op;
  const put = behindInSlot(op, about).map((each) => ({ ...each, base, baseVersion }));
  return { gone: [], put, ledger: [] };
}

/** The row is gone on the server: first what brings it back, then all that wants something of it, in its order. */
function planRevive(op: OutboxOp, revival: Revival, facts: FollowUpFacts): QueueWrites {
  const { about, at } = facts;
  const revived = reviveOp(op, about);
  if (revived.kind === 'absorbed') {
    const into = revived.by.opId;
    return { gone: [op], put: [], ledger: [{ opId: op.opId, at, event: { kind: 'merged', into } }] };
  }
  const first = revived.kind === 'behind' ? waitingAlready(revived.parent) : bringBack(op, revival, facts);
  // Should that be refused, these wait with it, and do not ask for it again and again. What waited behind stays behind.
  const parts = [op, ...about.filter((each) => each.seq > op.seq && isPartWaiting(each))];
  const isPart = ({ seq }: { seq?: number }) => parts.some((part) => part.seq === seq);
  const dependsOn = first.parentId === null ? [] : [first.parentId];
  return {
    gone: [...first.gone, ...parts],
    put: [
      ...first.put.filter((each) => !isPart(each)),
      ...parts.map(({ seq: _seq, ...again }) => ({ ...again, dependsOn })),
    ],
    ledger: first.ledger,
  };
}

/** What makes the row, and the id of that op; `null`: none is needed. */
type Parent = QueueWrites & { readonly parentId: string | null };

const waitingAlready = ({ opId }: OutboxOp): Parent => ({ gone: [], put: [], ledger: [], parentId: opId });

/** A revival is about the same row and needs nothing else, so that the ops about that row are all that it can meet. */
function bringBack(op: OutboxOp, revival: Revival, facts: FollowUpFacts): Parent {
  const { about, shadow, at, newId } = facts;
  const gone = shadow && { ...shadow, value: null };
  const others = about.filter((each) => each.seq !== op.seq);
  const origin = { userId: op.userId, opId: newId(), at };
  const plan = planEnqueue(newOp(revival.kind, revival.payload, { shadow: gone }), origin, others);
  const put = plan.put ? [plan.put, ...plan.moved] : plan.moved;
  return { gone: plan.gone, put, ledger: plan.ledger, parentId: plan.put?.opId ?? null };
}
