import type { HostPatch, QueuedOp, Settlement } from '#domain/outbox/store/sync-store.ts';
import type { EngineMemory } from '#domain/outbox/store/engine-memory.ts';

/*
 * The engine as a step machine: `nextStep` says what to do in a state, `reducePass` what the state is after something
 * happened. No IO, no clock, no promise: the runner does what it is told and reports back.
 */

interface MissingBlob {
  readonly dueAt: number;
  readonly failures: number;
}

/** One pass of one drainer. */
export interface PassState {
  readonly ops: readonly QueuedOp[];
  readonly blobs: ReadonlyMap<string, MissingBlob>;
  readonly host: Pick<EngineMemory, 'pause' | 'hostFailures' | 'needsSignIn' | 'trouble'>;
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
