import type { QueuedOp } from '#domain/outbox/store/sync-store.ts';
import type { PassEvent, PassState } from './pass-state.ts';

/** The state after something happened. */
export function reducePass(state: PassState, event: PassEvent): PassState {
  return reducers[event.kind](state, event as never);
}

function onTheirWay(ops: readonly QueuedOp[], seqs: readonly number[]): readonly QueuedOp[] {
  const sent = new Set(seqs);
  return ops.map((op) => (sent.has(op.seq) ? { ...op, state: 'inflight' as const } : op));
}

function withMissing(blobs: PassState['blobs'], missing: readonly string[]): PassState['blobs'] {
  const all = new Map(blobs);
  for (const sha256 of missing) if (!all.has(sha256)) all.set(sha256, { dueAt: 0, failures: 0 });
  return all;
}

type Reducers = {
  [K in PassEvent['kind']]: (state: PassState, event: Extract<PassEvent, { kind: K }>) => PassState;
};

const reducers: Reducers = {
  sending: (state, { seqs }) => ({
    ...state,
    ops: onTheirWay(state.ops, seqs),
    batches: state.batches + 1,
    opsLeft: state.opsLeft - seqs.length,
  }),
  vanished: (state, { seqs }) => {
    const gone = new Set(seqs);
    return { ...state, ops: state.ops.filter((op) => !gone.has(op.seq)) };
  },
  stopped: (state, { ops: stopped }) => {
    const bySeq = new Map(stopped.map((op) => [op.seq, op]));
    return { ...state, ops: state.ops.map((op) => bySeq.get(op.seq) ?? op) };
  },
  answered: (state, { host, gotThrough }) => ({
    ...state,
    host: { ...state.host, ...host },
    strikes: gotThrough ? 0 : state.strikes + 1,
    othersGotThrough: state.othersGotThrough || gotThrough,
  }),
  reserved: (state, { seqs }) => ({ ...state, ops: onTheirWay(state.ops, seqs) }),
  settled: (state, { settlements, next }) => {
    const bySeq = new Map(settlements.map((settlement) => [settlement.seq, settlement]));
    const ops = state.ops.flatMap((op) => {
      const settlement = bySeq.get(op.seq);
      if (!settlement) return [op];
      return settlement.kind === 'done' ? [] : [{ ...op, ...settlement.patch }];
    });
    const blobs = new Map(state.blobs);
    for (const settlement of settlements) {
      if (settlement.kind === 'done') continue;
      for (const sha256 of settlement.missingBlobs) {
        blobs.set(sha256, { dueAt: settlement.patch.dueAt ?? 0, failures: 0 });
      }
    }
    return {
      ...state,
      ops: onTheirWay(ops, next),
      blobs,
      batches: next.length > 0 ? state.batches : state.batches - 1,
      opsLeft: state.opsLeft - next.length,
    };
  },
  uploading: (state, { sha256 }) => ({ ...state, uploading: sha256 }),
  uploaded: (state, { sha256 }) => {
    const blobs = new Map(state.blobs);
    blobs.delete(sha256);
    return { ...state, blobs, uploading: null };
  },
  'upload-failed': (state, { sha256, dueAt, host }) => {
    const failures = (state.blobs.get(sha256)?.failures ?? 0) + 1;
    const blobs = new Map(state.blobs).set(sha256, { dueAt, failures });
    return { ...state, blobs, uploading: null, host: { ...state.host, ...host } };
  },
  refused: (state, { sha256, settlements }) => {
    const blobs = new Map(state.blobs);
    blobs.delete(sha256);
    const refused = new Set(settlements.map((settlement) => settlement.seq));
    const ops = state.ops.map((op) => (refused.has(op.seq) ? { ...op, state: 'dead' as const } : op));
    return { ...state, ops, blobs, uploading: null };
  },
  reading: (state) => ({ ...state, reading: state.reading + 1 }),
  arrived: (state, { ops, missingBlobs }) => {
    const known = new Set(state.ops.map((op) => op.seq));
    const all = [...state.ops, ...ops.filter((op) => !known.has(op.seq))];
    return { ...state, ops: all, blobs: withMissing(state.blobs, missingBlobs), reading: state.reading - 1 };
  },
  stirred: (state) => ({ ...state, isLookOwed: true }),
  looking: (state) => ({ ...state, isLookOwed: false, isLooking: true }),
  looked: (state, { ops, missingBlobs, upTo }) => {
    const all = [...ops.filter((op) => op.seq <= upTo), ...state.ops.filter((op) => op.seq > upTo)];
    return { ...state, ops: all, blobs: withMissing(state.blobs, missingBlobs), isLooking: false };
  },
  pulling: (state) => ({ ...state, pull: 'running' }),
  pulled: (state, { result, host }) => ({ ...state, pull: result, host: { ...state.host, ...host } }),
  fenced: (state) => ({ ...state, isFenced: true }),
};
