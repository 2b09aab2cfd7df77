import type { ToldAiQuota } from '#contract/entities/progress.ts';
import type { Change, ChangeKind } from '#contract/sync.ts';
import type { Revival } from '#domain/outbox/kinds/kind-rule.ts';
import type { OpError, OutboxOp } from '#domain/outbox/op.ts';
import type { SkippedRow } from './skipped.ts';
import type { EngineMemory } from './engine-memory.ts';

/** An op without what it says: enough to decide what goes next. */
export type QueuedOp = Omit<OutboxOp, 'payload' | 'base'>;

export function withoutPayload(op: OutboxOp): QueuedOp {
  const { payload: _payload, base: _base, ...queued } = op;
  return queued;
}

/** The right to drain, as long as no later one was taken. */
export interface Lease {
  readonly userId: string;
  readonly epoch: number;
}

/** What becomes of one op. `done` deletes it. `opId` must still be that of the row: else the op was changed, and stays. */
export type Settlement =
  | { kind: 'done'; seq: number; opId: string; replayed: boolean; change: Change | null; ms: number }
  | {
      kind: 'keep';
      seq: number;
      opId: string;
      patch: Partial<Pick<OutboxOp, 'state' | 'dueAt' | 'maxBatch' | 'serverErrors' | 'attempts'>> & {
        lastError: OpError;
      };
      /**
       * What the server has instead (VERSION_CONFLICT): goes into the shadow, and the op is rebased on it: it stays, is
       * merged into a new one, waits for the learner's choice, or is done because the server says what it wants.
       */
      current: Change | null;
      /** The row is gone on the server: this op brings it back, and goes before this one, which gets a new place. */
      revival?: Revival;
      /** Blobs that the server says it does not have. */
      missingBlobs: readonly string[];
    };

/** What a request showed about the host and the session, stored with the settlements. */
export type HostPatch = Partial<
  Pick<EngineMemory, 'pause' | 'hostFailures' | 'needsSignIn' | 'trouble' | 'serverTime' | 'aiQuota'>
>;

export interface SettleRequest {
  readonly settlements: readonly Settlement[];
  readonly host: HostPatch;
  readonly now: number;
  /** Marked in-flight by the same transaction: saves one per batch. */
  readonly next: readonly number[];
}

export interface PulledPage {
  readonly changes: readonly Change[];
  /** Rows that this app cannot read; the state notes their kinds. */
  readonly skipped?: readonly SkippedRow[];
  readonly cursor: string;
  readonly isLast: boolean;
  readonly now: number;
  /** What the server's clock shows. */
  readonly serverTime?: number;
  /** On the last page: the AI scores that are left. */
  readonly aiQuota?: ToldAiQuota;
}

export type RestageCause = 'expired' | 'mismatch' | 'skipped';

/** What became of ops that were about to go. */
export interface MarkedOps {
  /** In flight now, with their payload. */
  readonly ops: readonly OutboxOp[];
  /** Not sent and still in the queue: too old or about to be, or of a newer version of the app. */
  readonly stopped: readonly OutboxOp[];
}

export type Fenced = { kind: 'fenced' };
export type Fence<Value> = ({ kind: 'ok' } & Value) | Fenced;

export type KindSummary = Partial<Record<ChangeKind, { count: number; hash: string }>>;

/**
 * Where the engine keeps its queue and its rows. Each method is one atomic step: all of it happens or nothing. Methods
 * that take a lease answer `fenced`, and change nothing, when a later lease exists.
 */
export interface SyncStore {
  /**
   * Takes the lease. Ops in flight of older ones become pending: it is unknown whether they arrived. So do those that
   * waited for a version of the app that knows them, if this one does.
   */
  takeLease(userId: string, now: number): Promise<{ lease: Lease; state: EngineMemory; clientId: string }>;
  /** Ends it: nobody drains. `isSynced`: queue empty and feed read. */
  endLease(lease: Lease, end: { now: number; isSynced: boolean }): Promise<void>;
  beat(lease: Lease, now: number): Promise<Fence<object>>;
  readState(userId: string): Promise<EngineMemory>;
  countWaiting(userId: string): Promise<number>;
  /** Ops with a higher `seq`, in order. */
  readQueue(userId: string, afterSeq: number): Promise<QueuedOp[]>;
  /** Of these, the ones that are still pending go in-flight, in the shape of this version of the app. */
  markInflight(lease: Lease, seqs: readonly number[], now: number): Promise<Fence<MarkedOps>>;
  settle(lease: Lease, request: SettleRequest): Promise<Fence<{ next: MarkedOps }>>;
  /** Hashes of own recordings that are not on the server yet. */
  listMissingBlobs(userId: string): Promise<string[]>;
  readBlob(userId: string, sha256: string): Promise<{ bytes: ArrayBuffer; mimeType: string } | null>;
  markUploaded(lease: Lease, sha256: string): Promise<Fence<object>>;
  /** Rows and cursor of one page; while a full pull runs, into staging, and all at once with the last page. */
  applyPage(lease: Lease, page: PulledPage): Promise<Fence<object>>;
  /**
   * Starts a full pull into staging. Queue and rows stay as they are until its last page. With `kinds` only these are
   * pulled: other rows, and where the change feed was read to, stay as they are. `skipped`: what an older app passed over.
   */
  beginRestage(lease: Lease, cause: RestageCause, kinds?: readonly ChangeKind[]): Promise<Fence<object>>;
  summarize(userId: string): Promise<KindSummary>;
  /** The learner, the network or the screen came back: what waits for a delay of our own is due now. */
  resetBackoff(userId: string): Promise<void>;
  /** Parked ops of these states become pending again. */
  unpark(lease: Lease, states: readonly ('parked-auth' | 'parked-quota')[]): Promise<Fence<object>>;
}
