import type { Lease } from '#data/sync-store/sync-store.ts';
import type { SyncState } from '#data/sync-store/sync-state.ts';
import type { PassRun } from './pass-run.ts';
import { nextStep, reduce, type PassState, type Step } from './pass-state.ts';
import type { DrainPorts } from './ports.ts';
import { pullChanges } from './pull-changes.ts';
import { sendBatches } from './send-batches.ts';
import { uploadBlob } from './upload-blob.ts';

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

export function startPass(ports: DrainPorts, input: PassInput): Pass {
  const { lease, clientId } = input;
  const { store, clock, userId } = ports;
  let state = firstState(input);
  let lastSeq = -1;
  let isEnded = false;
  const { promise: ended, resolve, reject } = Promise.withResolvers<PassEnd>();

  const run: PassRun = {
    ...ports,
    lease,
    clientId,
    state: () => state,
    dispatch(event) {
      state = reduce(state, event);
    },
    pump() {
      while (!isEnded) {
        const step = nextStep(state, clock.now());
        if (step.do === 'wait') return;
        if (step.do === 'end') {
          isEnded = true;
          resolve({ ...step, isFenced: state.isFenced });
          return;
        }
        if (step.do === 'send') start(sendBatches(run, step.seqs));
        else if (step.do === 'upload') start(uploadBlob(run, step.sha256));
        else start(pullChanges(run));
      }
    },
    readNew: () => start(readNew()),
  };

  function start(job: Promise<void>): void {
    job.then(run.pump, (error: unknown) => {
      isEnded = true;
      reject(error);
    });
  }

  async function readNew(): Promise<void> {
    const after = state.ops.reduce((last, op) => Math.max(last, op.seq), lastSeq);
    lastSeq = after;
    run.dispatch({ kind: 'reading' });
    const [ops, missingBlobs] = await Promise.all([
      store.readQueue(userId, after),
      store.listMissingBlobs(userId),
    ]);
    run.dispatch({ kind: 'arrived', ops, missingBlobs });
  }

  run.readNew();
  return {
    ended,
    wake() {
      if (isEnded) return false;
      run.readNew();
      return true;
    },
  };
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
