import type { MutationClass, MutationKind } from '#contract/mutations.ts';
import { utf8Length } from '#domain/bytes/utf8-length.ts';

/** What an op is doing. An op that is done is gone: it is deleted by the transaction that applies its result. */
export const opStates = [
  'pending',
  'inflight',
  'parked-auth',
  'parked-quota',
  'parked-version',
  'conflict',
  'dead',
] as const;
export type OpState = (typeof opStates)[number];

/** Why the last attempt did not end the op. `code` is a code of the contract or the reason of an unknown outcome. */
export interface OpError {
  code: string;
  /** For people; the first `defaultMessage` where the server gave one. */
  message: string;
  at: number;
}

/** The text that the learner had before them when they wrote another one; what a three-way merge starts from. */
export interface TextBase {
  readonly text: string | null;
}

/**
 * Something the learner did that the server does not know yet. `seq` gives the order, never a date. The op id is the
 * idempotency key: it stays the same over retries and rebases. An op with `attempts` above 0 is immutable.
 */
export interface OutboxOp {
  seq: number;
  opId: string;
  /** Version of the payload's schema. */
  v: number;
  userId: string;
  kind: MutationKind;
  cls: MutationClass;
  /** Registers: the thing whose desired state this is. `null` for appends and removes. */
  slot: string | null;
  /** Ops of one lane go to the server one after another, in the order of `seq`. */
  lane: string;
  /** The thing that the op is about, e.g. `answer:<id>`; every op has one. */
  target: string;
  /** Op ids that must be done before this one is sent. */
  dependsOn: readonly string[];
  payload: unknown;
  /** Of the payload as JSON in UTF-8. */
  sizeBytes: number;
  /** SHA-256 of the blobs that must be on the server before this op is sent. */
  blobKeys: readonly string[];
  baseVersion: number | null;
  /** Texts only: what the learner started from. */
  base: TextBase | null;
  state: OpState;
  attempts: number;
  /** 5xx answers to this very op in a row, while others got through. */
  serverErrors: number;
  /** Largest batch this op may travel in: halved when a whole batch fails for a reason that one op may have. */
  maxBatch: number;
  /** By the clock of the device, for display. */
  firstSentAt: number | null;
  /** What the server's clock last showed when the op first went out; the server forgets a key 90 days after it. */
  heardAt: number | null;
  /** Not before this instant. 0: at once. */
  dueAt: number;
  /** Epoch of the drainer that sent it last. */
  epoch: number;
  lastError: OpError | null;
  /** For display only. */
  createdAt: number;
}

/** A line of the ledger: something that became of an op. */
export interface OplogLine {
  opId: string;
  at: number;
  event:
    | { kind: 'enqueued'; of: MutationKind }
    | { kind: 'merged'; into: string }
    | { kind: 'cancelled'; by: string }
    | { kind: 'sent'; attempt: number }
    | { kind: 'applied'; replayed: boolean; ms: number }
    /** The server had it already, from another device: nothing was left to do. */
    | { kind: 'satisfied' }
    | { kind: 'retry'; code: string; dueAt: number }
    | { kind: 'settled'; state: OpState; code: string }
    | { kind: 'discarded' };
}

/** Diagnostics and the conservation ledger: what one transaction did to the queue. A ring of the last 500. */
export interface OplogRow {
  n: number;
  lines: readonly OplogLine[];
}

/** An op before it has its place in the queue. */
export type FreshOp = Omit<OutboxOp, 'seq'> & { seq?: number };

/** Bytes of a payload as it goes over the wire. */
export const sizeOf = (payload: unknown): number => utf8Length(JSON.stringify(payload));

/** How an op begins. */
export const untried = {
  state: 'pending',
  attempts: 0,
  serverErrors: 0,
  maxBatch: 100,
  firstSentAt: null,
  heardAt: null,
  dueAt: 0,
  epoch: 0,
  lastError: null,
} as const satisfies Partial<OutboxOp>;
