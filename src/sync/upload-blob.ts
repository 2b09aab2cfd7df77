import type { HostPatch } from '#domain/outbox/store/sync-store.ts';
import { backoffMs } from './backoff.ts';
import type { CallOutcome } from './call-outcome.ts';
import type { PassRun } from './pass-run.ts';

/** Brings one recording to the server, on its own budget: text never waits behind it. */
export async function uploadBlob(run: PassRun, sha256: string): Promise<void> {
  const { store, transport, clock, random, userId, lease, state, dispatch } = run;
  dispatch({ kind: 'uploading', sha256 });
  const blob = await store.readBlob(userId, sha256);
  if (!blob) return refuse(run, sha256, 'The recording is no longer on this device');
  const there = await transport.hasBlob(userId, sha256);
  const outcome =
    there.kind === 'answered' && !there.body ? await transport.putBlob(userId, { sha256, ...blob }) : there;
  if (outcome.kind === 'answered') {
    const marked = await store.markUploaded(lease, sha256);
    dispatch({ kind: 'uploaded', sha256 });
    return marked.kind === 'fenced' ? dispatch({ kind: 'fenced' }) : undefined;
  }
  if (outcome.kind === 'refused' && isFinal(outcome.status)) return refuse(run, sha256, outcome.message);
  const failures = state().blobs.get(sha256)?.failures ?? 0;
  const told = outcome.kind === 'refused' ? (outcome.retryAfterMs ?? 0) : 0;
  const dueAt = clock.now() + Math.max(told, backoffMs(failures + 1, random));
  const host = hostAfter(outcome);
  if (Object.keys(host).length > 0)
    await store.settle(lease, { settlements: [], host, now: clock.now(), next: [] });
  return dispatch({ kind: 'upload-failed', sha256, dueAt, host });
}

/** The ops that need this recording cannot be done: the learner must see them. */
async function refuse(run: PassRun, sha256: string, message: string): Promise<void> {
  const { store, clock, lease, state, dispatch } = run;
  const now = clock.now();
  const needing = state().ops.filter((op) => op.state === 'pending' && op.blobKeys.includes(sha256));
  const seqs = needing.map((op) => op.seq);
  const marked = await store.markInflight(lease, seqs, now);
  const ops = marked.kind === 'ok' ? marked.ops : [];
  const lastError = { code: 'BLOB_MISSING', message, at: now };
  const settlements = ops.map(({ seq, opId }) => ({
    kind: 'keep' as const,
    seq,
    opId,
    patch: { state: 'dead' as const, lastError },
    current: null,
    missingBlobs: [],
  }));
  const settled = await store.settle(lease, { settlements, host: {}, now, next: [] });
  dispatch({ kind: 'refused', settlements, sha256 });
  if (settled.kind === 'fenced') dispatch({ kind: 'fenced' });
}

/** A clear no to the bytes themselves. */
const isFinal = (status: number): boolean => [400, 403, 413, 415, 422].includes(status);

/** Audio never holds text back: only a lost sign-in stops the queue. */
function hostAfter(outcome: CallOutcome<object>): HostPatch {
  const isAuth = outcome.kind === 'signed-out' || (outcome.kind === 'refused' && outcome.status === 401);
  return isAuth ? { needsSignIn: true, trouble: 'sign-in' } : {};
}
