import type { MutationKind, MutationPayload } from '#contract/mutations.ts';
import type { Change } from '#contract/sync.ts';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { Problem } from '#server/problem.ts';
import type { Scoring } from '#server/scoring/port/scoring.ts';
import type { Translator } from '#server/translate/libre-translate.ts';
import type { BankIndex } from './bank-index.ts';
import type { BaseVersion } from './base-version.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { LearnerRow } from './learners.ts';
import { writeOnce, type OwnedChange, type Written } from './write.ts';

/** What the stores work with. */
export interface Stores {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly bank: BankIndex;
  readonly scoring: Scoring;
  /** For what the bank has not translated itself; `null` where none is set up. */
  readonly translator: Translator | null;
}

/** The surroundings of one effect; everything in it happens in the transaction `tx`, or not at all. */
export interface Effect {
  readonly tx: Tx;
  readonly now: Date;
  /** See `deviceInstant`. */
  readonly clockBehindMs: number;
  readonly learner: LearnerRow;
  readonly baseVersion: BaseVersion;
  readonly bank: BankIndex;
  /**
   * Something that changed besides. For another learner only with `alsoLock`: it goes into that learner's feed.
   */
  readonly publish: (owned: OwnedChange) => void;
  /** Something to do once the effect is committed; losing it in a crash only leaves bytes behind. */
  readonly afterCommit: (task: () => Promise<void>) => void;
  readonly stores: Stores;
}

/** Does what one kind of mutation asks for and returns the changed row. */
export type Mutator<K extends MutationKind> = (
  effect: Effect,
  payload: MutationPayload<K>,
) => Promise<Change | null>;

export interface WriteRequest {
  readonly learner: LearnerRow;
  readonly key: string;
  readonly kind: string;
  /** What the key stands for, together with `kind`, unless `said` is there. */
  readonly payload: unknown;
  /**
   * The payload as the device sent it: it stays the same over retries, while what is read from it can change with an update of the
   * server.
   */
  readonly said?: unknown;
  readonly baseVersion: BaseVersion;
  /** See `WriteKey`. */
  readonly heardAt?: number | null;
  readonly clockBehindMs?: number;
  /** Other learners whose feeds the effect writes into. */
  readonly alsoLock?: ((tx: Tx) => Promise<readonly string[]>) | undefined;
}

/** Where writes go: the database itself, or a transaction of many writes. */
export interface WriteScope {
  readonly queries: Queries;
  /** Once all of it is committed. */
  readonly afterCommit: (task: () => Promise<void>) => void;
}

/** Runs work whose writes are committed together, and then what is to be done after the commit. */
export async function inScope<Result>(
  stores: Pick<Stores, 'db'>,
  work: (scope: WriteScope) => Promise<Result>,
): Promise<Result> {
  const later: (() => Promise<void>)[] = [];
  const result = await stores.db.orm.transaction((tx) =>
    work({ queries: tx, afterCommit: (task) => later.push(task) }),
  );
  for (const task of later) await task();
  return result;
}

/** Runs one effect under its key: what every writing call goes through. Without a scope it is a transaction of its own. */
export async function runWrite(
  stores: Stores,
  request: WriteRequest,
  run: (effect: Effect) => Promise<Change | null>,
  scope?: WriteScope,
): Promise<Written> {
  const later: (() => Promise<void>)[] = [];
  const { learner, key, kind, payload, said = payload, baseVersion, heardAt, clockBehindMs = 0 } = request;
  const written = await writeOnce(
    scope?.queries ?? stores.db.orm,
    {
      learnerId: learner.id,
      key,
      fingerprint: fingerprintOf(kind, said),
      olderFingerprint: () => fingerprintOf(kind, payload),
      heardAt,
      alsoLock: request.alsoLock,
    },
    ({ tx, now, publish }) =>
      run({
        tx,
        now,
        clockBehindMs,
        publish,
        learner,
        baseVersion,
        bank: stores.bank,
        stores,
        afterCommit: (task) => later.push(task),
      }),
  );
  for (const task of later) {
    if (scope) scope.afterCommit(task);
    else await task();
  }
  return written;
}

/** The change of a write that always has one. */
export function changeOf(written: Written): Change {
  if (written.change === null) throw new Problem('INTERNAL', 'The result of this request is not known');
  return written.change;
}
