import type { MutationClass } from '#contract/mutations.ts';
import { findOpRule } from '#domain/outbox/kinds/op-rules.ts';
import { readPayload } from './upcast.ts';
import type { NewOp } from './new-op.ts';
import type { OutboxOp } from './op.ts';
import { stands } from './view.ts';

/** What a new op does to the ops about the same thing that wait already. */
export type Coalescing =
  /** Goes behind them. */
  | { kind: 'append' }
  /** Takes the place of an op that was never sent; `at` keeps its place in the queue. */
  | { kind: 'replace'; at: OutboxOp; payload: unknown }
  /** Both vanish: the server never has to hear of either. */
  | { kind: 'cancel'; ops: readonly OutboxOp[] }
  /** Says what is being said already. */
  | { kind: 'drop' };

export const isUntried = (op: OutboxOp): boolean => op.attempts === 0 && op.state !== 'inflight';

/** A wish about a part of a row that nobody has sent just now. */
export const isPartWaiting = (op: OutboxOp): boolean =>
  op.slot !== op.target && stands(op) && op.state !== 'inflight';

/** A clear no of the server, so without effect there. One that died of 5xx answers may have had one. */
const isRefused = (op: OutboxOp): boolean => op.state === 'dead' && op.serverErrors === 0;

/** The server may know of an op as soon as it was sent once, whatever came back: such an op never changes. */
const isUnknownToServer = (op: OutboxOp): boolean => isUntried(op) || isRefused(op);

function coalesceRegister(next: NewOp, about: readonly OutboxOp[]): Coalescing {
  const rule = findOpRule(next.kind);
  const inSlot = about.filter((op) => op.slot === next.slot);
  // Refused words of the learner stay until the learner gives them up; a refused mark is pointless after a newer one.
  const waiting = rule?.text ? inSlot.filter(stands) : inSlot;
  const last = waiting.at(-1);
  if (!last) return next.isRedundant ? { kind: 'drop' } : { kind: 'append' };
  // A patch that says nothing new leaves what an older one wants of other fields.
  const isWholeState = rule?.merge === undefined || rule.isWhole?.(next.payload) === true;
  if (next.isRedundant && isWholeState && waiting.every(isUnknownToServer))
    return { kind: 'cancel', ops: waiting };
  // One that died of 5xx answers may stand on the server: it goes for another wish, which will be sent in any case, but
  // not for the wish to have what the device thinks is there.
  const isPointless = last.state === 'dead' && isWholeState && (isRefused(last) || !next.isRedundant);
  const mayReplace = isUntried(last) || isPointless;
  if (!mayReplace) return { kind: 'append' };
  // What waits may have been written by an older version of the app.
  const older = rule?.merge ? readPayload(last) : undefined;
  const payload = rule?.merge && older !== undefined ? rule.merge(older, next.payload) : next.payload;
  return { kind: 'replace', at: last, payload };
}

function coalesceRemove(about: readonly OutboxOp[]): Coalescing {
  if (about.some((op) => op.cls === 'remove' && op.state !== 'dead')) return { kind: 'drop' };
  const made = about.filter((op) => op.cls === 'append');
  if (made.length > 0 && made.every(isUnknownToServer)) return { kind: 'cancel', ops: about };
  return { kind: 'append' };
}

const rules: Record<MutationClass, (next: NewOp, about: readonly OutboxOp[]) => Coalescing> = {
  append: () => ({ kind: 'append' }),
  register: coalesceRegister,
  remove: (_, about) => coalesceRemove(about),
};

/** Decides from the ops about the same target, in queue order. */
export function coalesce(next: NewOp, about: readonly OutboxOp[]): Coalescing {
  return rules[next.cls](next, about);
}

/**
 * What must be done before an op can be: of the ops about what it needs those that make it, and for a part of a row (a
 * word's mark) the op that puts the row there.
 */
export function parentsOf(next: NewOp, queue: readonly OutboxOp[]): string[] {
  const isPart = findOpRule(next.kind)?.field !== undefined;
  const isParent = (op: OutboxOp): boolean => {
    if (op.cls === 'append') return next.needs.includes(op.target);
    const rule = findOpRule(op.kind);
    const makesRow = rule?.removesRow !== undefined && !rule.removesRow(op.payload);
    return isPart && op.target === next.target && makesRow;
  };
  return queue.filter(isParent).map((op) => op.opId);
}

/** Ops about parts of a row (a word's mark, a word's note) that go with the row when this op takes it away. */
export function absorbedBy(next: NewOp, about: readonly OutboxOp[]): OutboxOp[] {
  if (!findOpRule(next.kind)?.removesRow?.(next.payload)) return [];
  return about.filter((op) => op.slot !== next.slot && isUntried(op));
}
