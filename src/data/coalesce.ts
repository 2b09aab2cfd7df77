import type { MutationClass, MutationKind } from '#contract/mutations.ts';
import type { NewOp } from './new-op.ts';
import type { OutboxOp } from './op.ts';

/** What a new op does to the ops about the same thing that wait already. */
export type Coalescing =
  /** Goes behind them. */
  | { kind: 'append' }
  /** Takes the place of ops that were never sent; `at` keeps its place in the queue. */
  | { kind: 'replace'; at: OutboxOp; payload: unknown }
  /** Both vanish: the server never has to hear of either. */
  | { kind: 'cancel'; ops: readonly OutboxOp[] }
  /** Says what is being said already. */
  | { kind: 'drop' };

/** How two wishes for one register become one. */
const mergePayload: Record<MutationKind, (older: unknown, newer: unknown) => unknown> = {
  'answer.submit': (_, newer) => newer,
  'answer.delete': (_, newer) => newer,
  'bookmark.set': (_, newer) => newer,
  'profile.set': (older, newer) => ({ ...(older as object), ...(newer as object) }),
};

/** Registers whose payload is the whole state: a newer wish makes one that the server refused pointless. */
const wholeStateKinds: ReadonlySet<MutationKind> = new Set(['bookmark.set']);

const isUntried = (op: OutboxOp): boolean => op.attempts === 0 && op.state !== 'inflight';

/** A clear no of the server, so without effect there. One that died of 5xx answers may have had one. */
const isRefused = (op: OutboxOp): boolean => op.state === 'dead' && op.serverErrors === 0;

/** The server may know of an op as soon as it was sent once, whatever came back: such an op never changes. */
const isUnknownToServer = (op: OutboxOp): boolean => isUntried(op) || isRefused(op);

function coalesceRegister(next: NewOp, waiting: readonly OutboxOp[]): Coalescing {
  const last = waiting.at(-1);
  if (!last) return next.isRedundant ? { kind: 'drop' } : { kind: 'append' };
  const isAlone = waiting.every(isUnknownToServer);
  if (next.isRedundant && isAlone) return { kind: 'cancel', ops: waiting };
  const mayReplace = isUntried(last) || (isRefused(last) && wholeStateKinds.has(next.kind));
  if (!mayReplace) return { kind: 'append' };
  return { kind: 'replace', at: last, payload: mergePayload[next.kind](last.payload, next.payload) };
}

function coalesceRemove(waiting: readonly OutboxOp[]): Coalescing {
  if (waiting.some((op) => op.cls === 'remove' && op.state !== 'dead')) return { kind: 'drop' };
  const made = waiting.filter((op) => op.cls === 'append');
  if (made.length > 0 && made.every(isUnknownToServer)) return { kind: 'cancel', ops: waiting };
  return { kind: 'append' };
}

const rules: Record<MutationClass, (next: NewOp, waiting: readonly OutboxOp[]) => Coalescing> = {
  append: () => ({ kind: 'append' }),
  register: coalesceRegister,
  remove: (_, waiting) => coalesceRemove(waiting),
};

/** Decides from the ops about the same target, in queue order (design: sync engine, op classes and coalescing). */
export function coalesce(next: NewOp, waiting: readonly OutboxOp[]): Coalescing {
  return rules[next.cls](next, waiting);
}
