import type { OutboxOp } from '#data/op.ts';
import { nextStep } from './pass-state.ts';
import type { PassRun } from './pass-run.ts';
import { settleBatch, type SettledBatch } from './settle-batch.ts';

/**
 * Marks these ops, sends them and settles what came back. While there is more to send, the transaction that settles one
 * batch marks the next.
 */
export async function sendBatches(run: PassRun, planned: readonly number[]): Promise<void> {
  const { store, clock, lease, state, dispatch } = run;
  dispatch({ kind: 'sending', seqs: planned });
  const marked = await store.markInflight(lease, planned, clock.now());
  if (marked.kind === 'fenced') {
    dispatch({ kind: 'settled', settlements: [], host: {}, gotThrough: false });
    return dispatch({ kind: 'fenced' });
  }
  let seqs = planned;
  let ops: readonly OutboxOp[] = marked.ops;
  for (;;) {
    forgetVanished(run, seqs, ops);
    const { settlements, host, gotThrough } = await sendOnce(run, ops);
    dispatch({ kind: 'settled', settlements, host, gotThrough });
    const step = nextStep(state(), clock.now());
    const next = step.do === 'send' ? step.seqs : [];
    if (next.length > 0) dispatch({ kind: 'sending', seqs: next });
    const settled = await store.settle(lease, { settlements, host, now: clock.now(), next });
    if (settled.kind === 'fenced') {
      if (next.length > 0) dispatch({ kind: 'settled', settlements: [], host: {}, gotThrough: false });
      return dispatch({ kind: 'fenced' });
    }
    if (next.length === 0) return;
    run.pump();
    seqs = next;
    ops = settled.next;
  }
}

/** Since the plan was made, the learner may have replaced or cancelled an op, or the server may say already what it wants. */
function forgetVanished({ dispatch }: PassRun, seqs: readonly number[], ops: readonly OutboxOp[]): void {
  const marked = new Set(ops.map((op) => op.seq));
  const vanished = seqs.filter((seq) => !marked.has(seq));
  if (vanished.length > 0) dispatch({ kind: 'vanished', seqs: vanished });
}

const nothing: SettledBatch = { settlements: [], host: {}, gotThrough: true };

async function sendOnce(run: PassRun, ops: readonly OutboxOp[]): Promise<SettledBatch> {
  if (ops.length === 0) return nothing;
  const { transport, clock, random, userId, clientId, state } = run;
  const startedAt = clock.now();
  const outcome = await transport.sendBatch(userId, {
    clientId,
    pendingCount: state().ops.length,
    ops: ops.map(({ opId, kind, v, payload, baseVersion }) => ({ opId, kind, v, payload, baseVersion })),
  });
  const now = clock.now();
  const { strikes, othersGotThrough, host } = state();
  const { hostFailures } = host;
  return settleBatch(ops, outcome, { now, ms: now - startedAt, random, hostFailures, strikes, othersGotThrough });
}
