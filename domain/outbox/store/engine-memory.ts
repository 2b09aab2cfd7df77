import type { ToldAiQuota } from '#contract/entities/progress.ts';
import type { ChangeKind } from '#contract/sync.ts';

/** Why the queue of a learner does not move. */
export type SyncTrouble = 'offline' | 'server' | 'sign-in' | 'quota';

/** A kind of which something was passed over. */
interface SkippedKind {
  readonly kind: string;
  /** The app knew the kind, and not what this row says. */
  readonly isKnown: boolean;
  /** When, by the server's clock. */
  readonly at: number;
}

/** The engine's memory of one learner: one row of `meta`, read and written by the transactions that it guards. */
export interface EngineMemory {
  /** Counts the drainers. Only the one that holds the last number may write: a frozen tab keeps its lock. */
  epoch: number;
  /** Last sign of life of the drainer; `null` when nobody drains. For showing and for stealing, never for fencing. */
  beatAt: number | null;
  /** Where the change feed was read to; written with the rows of the page. */
  cursor: string | null;
  /** A full pull is under way into the staging table, of some kinds or of all; it goes on at this cursor. */
  restage: { cursor: string | null; kinds?: readonly ChangeKind[] } | null;
  /** Complete pulls so far: every 20th is checked against the server's counts. */
  pulls: number;
  checkMismatches: number;
  /** Of what the feed told more than this app can read. */
  skipped: readonly SkippedKind[];
  /** Nothing is sent before this instant. `told`: the server named it, so no trigger cuts it short. */
  pause: { until: number; cause: 'backoff' | 'told' } | null;
  /** Failed requests in a row. */
  hostFailures: number;
  /** The server refused the token and it could not be renewed: the queue waits for a sign-in. */
  needsSignIn: boolean;
  trouble: SyncTrouble | null;
  /** What the server's clock last showed; only it says how old a sent op is. It never goes back. */
  serverTime: number | null;
  /** When the queue was last empty and the feed read to its end. */
  syncedAt: number | null;
  /** The AI scores that the server last said are left; absent before it did. What is in the queue is not counted there. */
  aiQuota?: ToldAiQuota;
}

export const freshMemory: EngineMemory = {
  epoch: 0,
  beatAt: null,
  cursor: null,
  restage: null,
  pulls: 0,
  checkMismatches: 0,
  skipped: [],
  pause: null,
  hostFailures: 0,
  needsSignIn: false,
  trouble: null,
  serverTime: null,
  syncedAt: null,
};

/** The later of two times of the server; answers may arrive out of order. */
export const laterTime = (known: number | null, heard: number | null | undefined): number | null =>
  known === null || (heard ?? 0) > known ? (heard ?? known) : known;
