import type { Lease } from '#domain/outbox/store/sync-store.ts';
import type { EngineMemory } from '#domain/outbox/store/engine-memory.ts';
import type { PassRun } from './pass-run.ts';
import { nextStep, type Step } from './next-step.ts';
import { reducePass } from './pass-reducer.ts';
import type { PassState } from './pass-state.ts';
import type { DrainPorts } from './ports.ts';
import { pullChanges } from './pull-changes.ts';
import { sendBatches } from './send-batches.ts';
import type { Unfinished } from './unfinished.ts';
import { uploadBlob } from './upload-blob.ts';

/*
 * The runner of one pass: does what `nextStep` says, tells `reducePass` what happened, and holds no opinion of its own. Every
 * write goes through the lease, so a drainer that was frozen and replaced changes nothing. Ids of ops never change, so a
 * request that was sent twice has one effect.
 */

export interface PassInput {
  readonly lease: Lease;
  readonly state: EngineMemory;
  readonly clientId: string;
  readonly isPullWanted: boolean;
  readonly maxOps: number;
  readonly deadlineAt: number | null;
  /** One job that fails ends the pass, and the others go on until their answers have come. */
  readonly unfinished: Unfinished;
}

export type PassEnd = Extract<Step, { do: 'end' }> & { readonly isFenced: boolean };

export interface Pass {
  readonly ended: Promise<PassEnd>;
  /** Something in the queue is new, or is no longer as it was. `false`: too late, this pass has ended. */
  wake(): boolean;
}

export function startPass(ports: DrainPorts, input: PassInput): Pass {
  const { lease, clientId, unfinished } = input;
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
      state = reducePass(state, event);
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
        else if (step.do === 'look') start(look());
        else start(pullChanges(run));
      }
    },
    readNew() {
      run.dispatch({ kind: 'stirred' });
      start(readNew());
    },
  };

  function start(job: Promise<void>): void {
    unfinished.add(job).then(run.pump, (error: unknown) => {
      isEnded = true;
      reject(error);
    });
  }

  async function readAfter(seq: number) {
    const [ops, missingBlobs] = await Promise.all([
      store.readQueue(userId, seq),
      store.listMissingBlobs(userId),
    ]);
    return { ops, missingBlobs };
  }

  /** The last place in the queue that this pass knows of. */
  function lastKnown(): number {
    lastSeq = state.ops.reduce((last, op) => Math.max(last, op.seq), lastSeq);
    return lastSeq;
  }

  async function readNew(): Promise<void> {
    const after = lastKnown();
    run.dispatch({ kind: 'reading' });
    run.dispatch({ kind: 'arrived', ...(await readAfter(after)) });
  }

  async function look(): Promise<void> {
    const upTo = lastKnown();
    run.dispatch({ kind: 'looking' });
    run.dispatch({ kind: 'looked', upTo, ...(await readAfter(-1)) });
  }

  start(readNew());
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
    isLookOwed: false,
    isLooking: false,
    pull: isPullWanted ? 'wanted' : 'skipped',
    strikes: 0,
    othersGotThrough: false,
    opsLeft: maxOps,
    deadlineAt,
    isFenced: false,
  };
}
