import { absorbedBy, coalesce, isUntried, parentsOf } from './coalesce.ts';
import { findOpRule } from '#domain/outbox/kinds/op-rules.ts';
import type { NewOp } from './new-op.ts';
import { sizeOf, untried, type FreshOp, type OplogLine, type OutboxOp } from './op.ts';
import { inQueueOrder } from './queue-order.ts';
import { stands } from './view.ts';

export interface OpOrigin {
  readonly userId: string;
  readonly opId: string;
  readonly at: number;
}

/** What enqueueing an op does to the queue. */
export interface EnqueuePlan {
  /** To be stored; with a `seq` in that place, else at the end. `null`: the op is not needed. */
  readonly put: FreshOp | null;
  /** Ops that waited for one that this op takes the place of: they wait for this one now. */
  readonly moved: readonly OutboxOp[];
  /** To be deleted. */
  readonly gone: readonly OutboxOp[];
  /** Of these, the ones that a remove cancelled with everything that hung on them. */
  readonly cancelled: readonly OutboxOp[];
  readonly ledger: readonly OplogLine[];
}

/**
 * The decision of an enqueue, pure. `queue` has at least, in order: the ops about the target, those about what the op
 * needs, and those that depend on any of them. A whole queue does as well.
 */
export function planEnqueue(next: NewOp, origin: OpOrigin, queue: readonly OutboxOp[]): EnqueuePlan {
  const { opId, at } = origin;
  const about = queue.filter((op) => op.target === next.target);
  const decision = coalesce(next, about);
  if (decision.kind === 'drop') return nothing;
  const enqueued: OplogLine = { opId, at, event: { kind: 'enqueued', of: next.kind } };
  const absorbed = absorbedBy(next, about);
  const merged = absorbed.map((op): OplogLine => ({
    opId: op.opId,
    at,
    event: { kind: 'merged', into: opId },
  }));
  if (decision.kind === 'cancel') {
    const cancelled = withDependents([...new Set([...decision.ops, ...absorbed])], queue);
    const lines = [...cancelled.map((op) => op.opId), opId].map((each): OplogLine => ({
      opId: each,
      at,
      event: { kind: 'cancelled', by: opId },
    }));
    const ledger = [enqueued, ...lines];
    return { ...nothing, gone: cancelled, cancelled, ledger };
  }
  const fresh = { ...freshOp(next, origin), dependsOn: parentsOf(next, queue) };
  if (decision.kind === 'append') {
    const put = { ...fresh, ...baseBehind(next, about) };
    return { ...nothing, put, gone: absorbed, ledger: [enqueued, ...merged] };
  }
  const { at: replaced, payload } = decision;
  // In the old place, unless what it needs now stands behind that: an op would wait for one that waits for it.
  const isParentBehind = queue.some((op) => op.seq > replaced.seq && fresh.dependsOn.includes(op.opId));
  const put: FreshOp = {
    ...fresh,
    ...(isParentBehind ? {} : { seq: replaced.seq }),
    payload,
    sizeBytes: sizeOf(payload),
    ...(isUntried(replaced) ? baseOf(replaced) : baseOf(next)),
  };
  const line: OplogLine = { opId: replaced.opId, at, event: { kind: 'merged', into: opId } };
  const moved = about
    .filter((op) => op.dependsOn.includes(replaced.opId) && !absorbed.includes(op))
    .map((op) => ({ ...op, dependsOn: op.dependsOn.map((id) => (id === replaced.opId ? opId : id)) }));
  const gone = isParentBehind ? [...absorbed, replaced] : absorbed;
  return { put, moved, gone, cancelled: [], ledger: [enqueued, ...merged, line] };
}

const nothing: EnqueuePlan = { put: null, moved: [], gone: [], cancelled: [], ledger: [] };

/** What a writer started from: the text and the version that had it. Neither means anything without the other. */
const baseOf = ({ base, baseVersion }: Pick<OutboxOp, 'base' | 'baseVersion'>) => ({ base, baseVersion });

/** Behind an op that is on its way, the learner has that op's text before them, not the server's. */
function baseBehind(next: NewOp, about: readonly OutboxOp[]): Pick<OutboxOp, 'base' | 'baseVersion'> {
  if (next.base === null) return baseOf(next);
  const isRemoval = findOpRule(next.kind)?.removesRow !== undefined;
  // What a removal absorbs never gets to the server; a text that is on its way is one that the learner saw.
  const before = about.filter((op) => stands(op) && (isRemoval ? !isUntried(op) : op.slot === next.slot));
  const last = before.findLast((op) => findOpRule(op.kind)?.text !== undefined);
  const text = last && findOpRule(last.kind)?.text;
  if (!text || !last) return baseOf(next);
  return { base: { text: text.wished(last.payload) }, baseVersion: last.baseVersion };
}

/** These ops and all that cannot be done without them. */
export function withDependents(ops: readonly OutboxOp[], queue: readonly OutboxOp[]): OutboxOp[] {
  const all = [...ops];
  const ids = new Set(ops.map((op) => op.opId));
  // A child is always behind its parent in the queue.
  for (const op of inQueueOrder(queue)) {
    if (ids.has(op.opId) || !op.dependsOn.some((parent) => ids.has(parent))) continue;
    ids.add(op.opId);
    all.push(op);
  }
  return all;
}

function freshOp(next: NewOp, { userId, opId, at }: OpOrigin): FreshOp {
  const { isRedundant: _isRedundant, needs: _needs, ...made } = next;
  return {
    ...made,
    opId,
    userId,
    sizeBytes: sizeOf(next.payload),
    dependsOn: [],
    ...untried,
    createdAt: at,
  };
}
