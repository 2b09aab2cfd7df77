import type { HostPatch, QueuedOp, Settlement } from '#data/sync-store/sync-store.ts';
import type { SyncState } from '#data/sync-store/sync-state.ts';
import { isOver } from './backoff.ts';
import { nextDueAt, planBatch } from './plan-batch.ts';

/*
 * The engine as a step machine: `nextStep` says what to do in a state, `reduce` what the state is after something
 * happened. No IO, no clock, no promise: the runner does what it is told and reports back.
 */

/** More would wait for each other at the database of the device. */
const batchesInFlight = 3;
/** As many connections as a browser opens to one host over HTTP/1.1: ops that must travel alone use them all. */
const requestsInFlight = 6;

interface MissingBlob {
  readonly dueAt: number;
  readonly failures: number;
}

/** One pass of one drainer. */
export interface PassState {
  readonly ops: readonly QueuedOp[];
  readonly blobs: ReadonlyMap<string, MissingBlob>;
  readonly host: Pick<SyncState, 'pause' | 'hostFailures' | 'needsSignIn' | 'trouble'>;
  readonly batches: number;
  readonly uploading: string | null;
  readonly reading: number;
  /**
   * The queue may say something else by now than what this pass remembers of it: the learner sent a refused op again, gave
   * one up, or a conflict changed one. The pass reads all of it again before it ends.
   */
  readonly isLookOwed: boolean;
  /** That read runs: nothing is begun until it is there. */
  readonly isLooking: boolean;
  readonly pull: 'wanted' | 'running' | 'done' | 'skipped' | 'failed';
  readonly strikes: number;
  readonly othersGotThrough: boolean;
  readonly opsLeft: number;
  readonly deadlineAt: number | null;
  /** Another drainer has taken over: nothing may be written any more. */
  readonly isFenced: boolean;
}

export type Step =
  | { do: 'send'; seqs: readonly number[] }
  | { do: 'upload'; sha256: string }
  | { do: 'pull' }
  /** Read the queue anew. */
  | { do: 'look' }
  | { do: 'wait' }
  /** `nextAt`: when there is something to do again, `null` when nothing waits for a time. */
  | { do: 'end'; nextAt: number | null; isSynced: boolean };

export type PassEvent =
  | { kind: 'sending'; seqs: readonly number[] }
  /** The learner replaced or cancelled these before they went. */
  | { kind: 'vanished'; seqs: readonly number[] }
  /** These did not go and stay in the queue, in a state that only somebody else can end. */
  | { kind: 'stopped'; ops: readonly QueuedOp[] }
  /** A batch came back. What became of its ops counts once it is stored: until then they are on their way. */
  | { kind: 'answered'; host: HostPatch; gotThrough: boolean }
  /** These go with the next batch of the same job. */
  | { kind: 'reserved'; seqs: readonly number[] }
  | { kind: 'settled'; settlements: readonly Settlement[]; next: readonly number[] }
  | { kind: 'uploading'; sha256: string }
  | { kind: 'uploaded'; sha256: string }
  | { kind: 'upload-failed'; sha256: string; dueAt: number; host: HostPatch }
  /** The server does not take this recording: what needs it is settled. */
  | { kind: 'refused'; sha256: string; settlements: readonly Settlement[] }
  | { kind: 'reading' }
  | { kind: 'arrived'; ops: readonly QueuedOp[]; missingBlobs: readonly string[] }
  /** Ops in the queue may have changed where they stand. */
  | { kind: 'stirred' }
  | { kind: 'looking' }
  /** The whole queue up to `upTo`; what stands behind that came by itself. */
  | { kind: 'looked'; ops: readonly QueuedOp[]; missingBlobs: readonly string[]; upTo: number }
  | { kind: 'pulling' }
  | { kind: 'pulled'; result: 'done' | 'failed'; host: HostPatch }
  | { kind: 'fenced' };

/** Seqs of ops that a batch carries are those in flight; lanes of these are busy because their head is. */
export function nextStep(state: PassState, now: number): Step {
  if (state.isLooking) return { do: 'wait' };
  const isBusy =
    state.batches > 0 || state.uploading !== null || state.pull === 'running' || state.reading > 0;
  const { pause, needsSignIn } = state.host;
  const isStopped =
    state.isFenced ||
    needsSignIn ||
    (pause !== null && !isOver(pause.until, now)) ||
    (state.deadlineAt !== null && now >= state.deadlineAt);
  if (isStopped) return isBusy ? { do: 'wait' } : lookOrEnd(state, now);
  if (state.batches < requestsInFlight && state.opsLeft > 0 && state.pull !== 'running') {
    const { ops, blobs, opsLeft, batches } = state;
    const seqs = planBatch({ ops, now, missingBlobs: blobs, maxOps: opsLeft });
    const isRoom = seqs.length === 1 || batches < batchesInFlight;
    if (seqs.length > 0 && isRoom) return { do: 'send', seqs };
  }
  const sha256 = state.uploading === null ? nextUpload(state, now) : undefined;
  if (sha256 !== undefined) return { do: 'upload', sha256 };
  if (state.pull === 'wanted' && state.batches === 0) return { do: 'pull' };
  return isBusy ? { do: 'wait' } : lookOrEnd(state, now);
}

/** Nothing is in flight, so what is read now is how things are. */
function lookOrEnd(state: PassState, now: number): Step {
  const isUseless = state.isFenced || state.host.needsSignIn;
  return state.isLookOwed && !isUseless ? { do: 'look' } : endOf(state, now);
}

/** Recordings in the order of the ops that need them; those of refused ops stay where they are. */
function nextUpload({ ops, blobs }: PassState, now: number): string | undefined {
  for (const op of ops) {
    if (op.state !== 'pending') continue;
    const due = op.blobKeys.find((sha256) => (blobs.get(sha256)?.dueAt ?? Infinity) <= now);
    if (due !== undefined) return due;
  }
  return undefined;
}

function endOf(state: PassState, now: number): Step {
  const { pause, needsSignIn } = state.host;
  const isSynced = state.ops.length === 0 && (state.pull === 'done' || state.pull === 'skipped');
  if (needsSignIn || state.isFenced) return { do: 'end', nextAt: null, isSynced: false };
  const hasDue = state.ops.some((op) => op.state === 'pending');
  // Without anything to send there is no timer: the next trigger pulls.
  if (!hasDue) return { do: 'end', nextAt: null, isSynced };
  if (pause && !isOver(pause.until, now)) return { do: 'end', nextAt: pause.until, isSynced };
  const blobTimes = [...state.blobs].flatMap(([sha256, { dueAt }]) =>
    state.ops.some((op) => op.state === 'pending' && op.blobKeys.includes(sha256)) ? [dueAt] : [],
  );
  const times = [nextDueAt(state.ops), ...blobTimes].filter((at) => at !== null);
  const nextAt = times.length > 0 ? Math.min(...times) : state.opsLeft <= 0 ? now : null;
  return { do: 'end', nextAt, isSynced };
}

/** The state after something happened. */
export function reduce(state: PassState, event: PassEvent): PassState {
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
