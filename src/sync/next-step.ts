import { isOver } from './backoff.ts';
import type { PassState } from './pass-state.ts';
import { nextDueAt, planBatch } from './plan-batch.ts';

/** More would wait for each other at the database of the device. */
const batchesInFlight = 3;
/** As many connections as a browser opens to one host over HTTP/1.1: ops that must travel alone use them all. */
const requestsInFlight = 6;

export type Step =
  | { do: 'send'; seqs: readonly number[] }
  | { do: 'upload'; sha256: string }
  | { do: 'pull' }
  /** Read the queue anew. */
  | { do: 'look' }
  | { do: 'wait' }
  /** `nextAt`: when there is something to do again, `null` when nothing waits for a time. */
  | { do: 'end'; nextAt: number | null; isSynced: boolean };

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
