import type { ChangesResponse } from '#contract/sync.ts';
import type { OutboxOp } from '#data/op.ts';
import type { HostPatch, Lease } from '#data/sync-store/sync-store.ts';
import type { SyncState } from '#data/sync-store/sync-state.ts';
import { backoffMs } from './backoff.ts';
import type { CallOutcome } from './call-outcome.ts';
import { nextStep, reduce, type PassEvent, type PassState, type Step } from './pass-state.ts';
import type { DrainPorts } from './ports.ts';
import { settleBatch } from './settle-batch.ts';

/*
 * The runner of one pass: does what `nextStep` says, tells `reduce` what happened, and holds no opinion of its own. Every
 * write goes through the lease, so a drainer that was frozen and replaced changes nothing. Ids of ops never change, so a
 * request that was sent twice has one effect.
 */

export interface PassInput {
  readonly lease: Lease;
  readonly state: SyncState;
  readonly clientId: string;
  readonly isPullWanted: boolean;
  readonly maxOps: number;
  readonly deadlineAt: number | null;
}

export type PassEnd = Extract<Step, { do: 'end' }> & { readonly isFenced: boolean };

export interface Pass {
  readonly ended: Promise<PassEnd>;
  /** Something was put into the queue. `false`: too late, this pass has ended. */
  wake(): boolean;
}

const pullPageSize = 1_000;
/** Every so many complete pulls, counts and hashes are compared with the server's. */
const checkEvery = 20;

export function startPass(ports: DrainPorts, input: PassInput): Pass {
  const { store, transport, clock, random, userId } = ports;
  const { lease, clientId } = input;
  let state = firstState(input);
  let isEnded = false;
  const { promise: ended, resolve, reject } = Promise.withResolvers<PassEnd>();

  function dispatch(event: PassEvent): void {
    state = reduce(state, event);
  }

  /** Starts everything that can run now. Called after each event. */
  function pump(): void {
    while (!isEnded) {
      const step = nextStep(state, clock.now());
      if (step.do === 'wait') return;
      if (step.do === 'end') {
        isEnded = true;
        resolve({ ...step, isFenced: state.isFenced });
        return;
      }
      if (step.do === 'send') run(send(step.seqs));
      else if (step.do === 'upload') run(upload(step.sha256));
      else run(pull());
    }
  }

  function run(job: Promise<void>): void {
    job.then(pump, (error: unknown) => {
      isEnded = true;
      reject(error);
    });
  }

  async function send(seqs: readonly number[]): Promise<void> {
    dispatch({ kind: 'sending', seqs });
    const marked = await store.markInflight(lease, seqs, clock.now());
    if (marked.kind === 'fenced') {
      dispatch({ kind: 'settled', settlements: [], host: {}, gotThrough: false });
      return dispatch({ kind: 'fenced' });
    }
    return sendMarked(seqs, marked.ops);
  }

  /** Sends what was marked; while there is more, the transaction that settles one batch marks the next. */
  async function sendMarked(planned: readonly number[], firstOps: readonly OutboxOp[]): Promise<void> {
    let seqs = planned;
    let ops = firstOps;
    for (;;) {
      forgetVanished(seqs, ops);
      const { settlements, host, gotThrough } = await sendOnce(ops);
      dispatch({ kind: 'settled', settlements, host, gotThrough });
      const step = nextStep(state, clock.now());
      const next = step.do === 'send' ? step.seqs : [];
      if (next.length > 0) dispatch({ kind: 'sending', seqs: next });
      const settled = await store.settle(lease, { settlements, host, now: clock.now(), next });
      if (settled.kind === 'fenced') {
        if (next.length > 0) dispatch({ kind: 'settled', settlements: [], host: {}, gotThrough: false });
        return dispatch({ kind: 'fenced' });
      }
      if (next.length === 0) return;
      pump();
      seqs = next;
      ops = settled.next;
    }
  }

  function forgetVanished(seqs: readonly number[], ops: readonly OutboxOp[]): void {
    const marked = new Set(ops.map((op) => op.seq));
    const vanished = seqs.filter((seq) => !marked.has(seq));
    if (vanished.length > 0) dispatch({ kind: 'vanished', seqs: vanished });
  }

  async function sendOnce(ops: readonly OutboxOp[]) {
    if (ops.length === 0) return { settlements: [], host: {}, gotThrough: true };
    const startedAt = clock.now();
    const outcome = await transport.sendBatch(userId, {
      clientId,
      pendingCount: state.ops.length,
      ops: ops.map(({ opId, kind, v, payload, baseVersion }) => ({ opId, kind, v, payload, baseVersion })),
    });
    const now = clock.now();
    const { strikes, othersGotThrough } = state;
    const { hostFailures } = state.host;
    return settleBatch(ops, outcome, {
      now,
      ms: now - startedAt,
      random,
      hostFailures,
      strikes,
      othersGotThrough,
    });
  }

  async function upload(sha256: string): Promise<void> {
    dispatch({ kind: 'uploading', sha256 });
    const blob = await store.readBlob(userId, sha256);
    if (!blob) return refuseUpload(sha256, 'The recording is no longer on this device');
    const there = await transport.hasBlob(userId, sha256);
    const outcome =
      there.kind === 'answered' && !there.body ? await transport.putBlob(userId, { sha256, ...blob }) : there;
    if (outcome.kind === 'answered') {
      const marked = await store.markUploaded(lease, sha256);
      dispatch({ kind: 'uploaded', sha256 });
      return marked.kind === 'fenced' ? dispatch({ kind: 'fenced' }) : undefined;
    }
    if (outcome.kind === 'refused' && isFinal(outcome.status)) return refuseUpload(sha256, outcome.message);
    const failures = state.blobs.get(sha256)?.failures ?? 0;
    const told = outcome.kind === 'refused' ? (outcome.retryAfterMs ?? 0) : 0;
    const dueAt = clock.now() + Math.max(told, backoffMs(failures + 1, random));
    const host = uploadTrouble(outcome);
    if (Object.keys(host).length > 0)
      await store.settle(lease, { settlements: [], host, now: clock.now(), next: [] });
    return dispatch({ kind: 'upload-failed', sha256, dueAt, host });
  }

  /** The ops that need this recording cannot be done: the learner must see them. */
  async function refuseUpload(sha256: string, message: string): Promise<void> {
    const now = clock.now();
    const needing = state.ops.filter((op) => op.state === 'pending' && op.blobKeys.includes(sha256));
    const marked = await store.markInflight(
      lease,
      needing.map((op) => op.seq),
      now,
    );
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

  async function pull(): Promise<void> {
    dispatch({ kind: 'pulling' });
    let synced = await store.readState(userId);
    let restarts = 0;
    for (;;) {
      const cursor = synced.restage ? synced.restage.cursor : synced.cursor;
      const outcome = await transport.pullChanges(userId, { cursor, limit: pullPageSize });
      if (outcome.kind !== 'answered') {
        const isExpired = outcome.kind === 'refused' && outcome.code === 'CURSOR_EXPIRED';
        restarts += 1;
        if (!isExpired || restarts > 2) return endPull(outcome);
        if ((await store.beginRestage(lease, 'expired')).kind === 'fenced') return fencePull();
      } else {
        const { changes, cursor: next, more } = outcome.body;
        const page = { changes, cursor: next, isLast: !more, now: clock.now() };
        if ((await store.applyPage(lease, page)).kind === 'fenced') return fencePull();
        if (!more && (await isAsServerSays(outcome.body, synced))) return endPull(outcome);
      }
      synced = await store.readState(userId);
    }
  }

  /** Compares now and then. A difference is a bug somewhere; a full pull heals it, and the count of them tells. */
  async function isAsServerSays({ check }: ChangesResponse, before: SyncState): Promise<boolean> {
    const isTurn = (before.pulls + 1) % checkEvery === 0 && before.restage === null;
    if (!check || !isTurn) return true;
    const own = await store.summarize(userId);
    const isSame = (['answer', 'bookmark', 'profile'] as const).every(
      (kind) => own[kind]?.count === check[kind]?.count && own[kind]?.hash === check[kind]?.hash,
    );
    if (isSame) return true;
    return (await store.beginRestage(lease, 'mismatch')).kind === 'fenced';
  }

  function fencePull(): void {
    dispatch({ kind: 'pulled', result: 'failed', host: {} });
    dispatch({ kind: 'fenced' });
  }

  async function endPull(outcome: CallOutcome<ChangesResponse>): Promise<void> {
    const host = pullTrouble(outcome);
    const isDone = outcome.kind === 'answered';
    if (!isDone || state.host.pause || state.host.trouble) {
      await store.settle(lease, { settlements: [], host, now: clock.now(), next: [] });
    }
    dispatch({ kind: 'pulled', result: isDone ? 'done' : 'failed', host });
  }

  function pullTrouble(outcome: CallOutcome<ChangesResponse>): HostPatch {
    if (outcome.kind === 'answered') return { pause: null, hostFailures: 0, trouble: null };
    const isAuth = outcome.kind === 'signed-out' || (outcome.kind === 'refused' && outcome.status === 401);
    if (isAuth) return { needsSignIn: true, trouble: 'sign-in' };
    const { hostFailures } = state.host;
    const told = outcome.kind === 'refused' ? outcome.retryAfterMs : null;
    const until = clock.now() + (told ?? backoffMs(hostFailures, random));
    return {
      pause: { until, cause: told === null ? 'backoff' : 'told' },
      hostFailures: hostFailures + 1,
      trouble: outcome.kind === 'unknown' ? 'offline' : 'server',
    };
  }

  async function readNew(): Promise<void> {
    const after = state.ops.reduce((last, op) => Math.max(last, op.seq), lastSeq);
    lastSeq = after;
    dispatch({ kind: 'reading' });
    const [ops, missingBlobs] = await Promise.all([
      store.readQueue(userId, after),
      store.listMissingBlobs(userId),
    ]);
    dispatch({ kind: 'arrived', ops, missingBlobs });
  }

  let lastSeq = -1;
  run(readNew());
  return {
    ended,
    wake() {
      if (isEnded) return false;
      run(readNew());
      return true;
    },
  };
}

/** A clear no to the bytes themselves. */
const isFinal = (status: number): boolean => [400, 403, 413, 415, 422].includes(status);

/** Audio never holds text back: only a lost sign-in stops the queue. */
function uploadTrouble(outcome: CallOutcome<object>): HostPatch {
  const isAuth = outcome.kind === 'signed-out' || (outcome.kind === 'refused' && outcome.status === 401);
  return isAuth ? { needsSignIn: true, trouble: 'sign-in' } : {};
}

function firstState({ state, isPullWanted, maxOps, deadlineAt }: PassInput): PassState {
  const { pause, hostFailures, needsSignIn, trouble } = state;
  return {
    ops: [],
    blobs: new Map(),
    host: { pause, hostFailures, needsSignIn, trouble },
    batches: 0,
    uploading: null,
    reading: 0,
    pull: isPullWanted ? 'wanted' : 'skipped',
    strikes: 0,
    othersGotThrough: false,
    opsLeft: maxOps,
    deadlineAt,
    isFenced: false,
  };
}
