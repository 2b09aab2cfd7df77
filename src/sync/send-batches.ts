import type { SyncOp } from '#contract/sync.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import type { MarkedOps, Settlement } from '#domain/outbox/store/sync-store.ts';
import { nextStep } from './next-step.ts';
import { reducePass } from './pass-reducer.ts';
import type { PassRun } from './pass-run.ts';
import { settleBatch, type SettledBatch } from './settle-batch.ts';

/**
 * Marks these ops, sends them and settles what came back. While there is more to send, the transaction that settles one
 * batch marks the next.
 */
export async function sendBatches(run: PassRun, planned: readonly number[]): Promise<void> {
  const { store, clock, lease, dispatch } = run;
  dispatch({ kind: 'sending', seqs: planned });
  const marked = await store.markInflight(lease, planned, clock.now());
  if (marked.kind === 'fenced') return fence(run);
  let seqs = planned;
  let going: MarkedOps = marked;
  for (;;) {
    forgetUnsent(run, seqs, going);
    const { settlements, host, gotThrough } = await sendOnce(run, going.ops);
    dispatch({ kind: 'answered', host, gotThrough });
    const next = planNext(run, settlements);
    dispatch({ kind: 'reserved', seqs: next });
    const settled = await store.settle(lease, { settlements, host, now: clock.now(), next });
    if (settled.kind === 'fenced') return fence(run);
    dispatch({ kind: 'settled', settlements, next });
    if (settlements.some(makesOps)) run.readNew();
    if (next.length === 0) return;
    run.pump();
    seqs = next;
    going = settled.next;
  }
}

function fence({ dispatch }: PassRun): void {
  dispatch({ kind: 'settled', settlements: [], next: [] });
  dispatch({ kind: 'fenced' });
}

/** What could go next if this was stored. It is not yet, so nobody else may plan with it. */
function planNext({ state, clock }: PassRun, settlements: readonly Settlement[]): readonly number[] {
  const step = nextStep(reducePass(state(), { kind: 'settled', settlements, next: [] }), clock.now());
  return step.do === 'send' ? step.seqs : [];
}

/** A merged text and what brings a row back are new in the queue. */
const makesOps = (settlement: Settlement): boolean =>
  settlement.kind === 'keep' && (settlement.current !== null || settlement.revival !== undefined);

/** Since the plan was made, the learner may have replaced or cancelled an op, or the server may say already what it wants. */
function forgetUnsent({ dispatch }: PassRun, seqs: readonly number[], { ops, stopped }: MarkedOps): void {
  const known = new Set([...ops, ...stopped].map((op) => op.seq));
  const vanished = seqs.filter((seq) => !known.has(seq));
  if (vanished.length > 0) dispatch({ kind: 'vanished', seqs: vanished });
  if (stopped.length > 0) dispatch({ kind: 'stopped', ops: stopped });
}

function onTheWire({ opId, kind, v, payload, baseVersion, attempts, heardAt }: OutboxOp): SyncOp {
  return { opId, kind, v, payload, baseVersion, heardAt: attempts > 1 ? heardAt : null };
}

const nothing: SettledBatch = { settlements: [], host: {}, gotThrough: true };

async function sendOnce(run: PassRun, ops: readonly OutboxOp[]): Promise<SettledBatch> {
  if (ops.length === 0) return nothing;
  const { transport, clock, random, userId, clientId, state } = run;
  const startedAt = clock.now();
  const outcome = await transport.sendBatch(userId, {
    clientId,
    pendingCount: state().ops.length,
    sentAt: startedAt,
    ops: ops.map(onTheWire),
  });
  const now = clock.now();
  const { strikes, othersGotThrough, host } = state();
  const { hostFailures } = host;
  return settleBatch(ops, outcome, {
    now,
    ms: now - startedAt,
    random,
    hostFailures,
    strikes,
    othersGotThrough,
  });
}
