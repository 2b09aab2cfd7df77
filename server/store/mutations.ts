import type { MutationKind, MutationPayload } from '#contract/mutations.ts';
import type { Change } from '#contract/sync.ts';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { Problem } from '#server/problem.ts';
import { deleteAnswer, submitAnswer } from './answers.ts';
import type { BankIndex } from './bank-index.ts';
import { releaseBlob } from './blob-owners.ts';
import { setBookmark } from './bookmarks.ts';
import { fingerprintOf } from './fingerprint.ts';
import { patchProfile, type LearnerRow } from './learners.ts';
import { writeOnce, type Written } from './write.ts';

/** What the stores work with. */
export interface Stores {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly bank: BankIndex;
}

interface Effect {
  readonly tx: Tx;
  readonly now: Date;
  readonly learner: LearnerRow;
  readonly baseVersion: number | null;
  readonly bank: BankIndex;
  /** Something to do once the effect is committed; losing it in a crash only leaves bytes behind. */
  afterCommit(task: () => Promise<void>): void;
  readonly stores: Stores;
}

type Mutator<K extends MutationKind> = (effect: Effect, payload: MutationPayload<K>) => Promise<Change | null>;

const mutators: { readonly [K in MutationKind]: Mutator<K> } = {
  'answer.submit': async ({ tx, now, learner, bank }, payload) =>
    submitAnswer(
      tx,
      learner,
      {
        answerId: payload.answerId,
        item: bank.get(payload.taskType, payload.practiceId),
        value: payload.answer,
        durationSeconds: payload.duration,
        pteType: payload.pteType,
        answeredAt: instantOf(payload.answeredAt, now),
      },
      now,
    ),
  'answer.delete': async (effect, payload) => removeAnswer(effect, { answerId: payload.answerId }),
  'bookmark.set': async ({ tx, learner, bank, baseVersion }, payload) => {
    bank.getById(payload.practiceId);
    return setBookmark(tx, learner.id, { ...payload, baseVersion });
  },
  'profile.set': async ({ tx, learner, baseVersion }, payload) => patchProfile(tx, learner.id, payload, baseVersion),
};

/** A moment that a device named; one that no calendar has counts as now. */
function instantOf(epochMs: number, now: Date): Date {
  const earliest = Date.UTC(2020, 0, 1);
  return epochMs >= earliest && epochMs <= now.getTime() ? new Date(epochMs) : now;
}

/** Deletes an own answer and, after the commit, the recording that only it had. */
export async function removeAnswer(
  { tx, learner, stores, afterCommit }: Effect,
  target: Parameters<typeof deleteAnswer>[2],
): Promise<Change> {
  const { change, recordingSha256 } = await deleteAnswer(tx, learner.id, target);
  if (recordingSha256 !== null)
    afterCommit(() => releaseBlob(stores.db, stores.blobs, learner.id, recordingSha256));
  return change;
}

export interface WriteRequest {
  readonly learner: LearnerRow;
  readonly key: string;
  readonly kind: string;
  /** What the key stands for, together with `kind`. */
  readonly payload: unknown;
  readonly baseVersion: number | null;
}

/** Runs one effect under its key: what every writing call goes through. */
export async function runWrite(
  stores: Stores,
  request: WriteRequest,
  run: (effect: Effect) => Promise<Change | null>,
): Promise<Written> {
  const later: (() => Promise<void>)[] = [];
  const { learner, key, baseVersion } = request;
  const written = await writeOnce(
    stores.db,
    { learnerId: learner.id, key, fingerprint: fingerprintOf(request.kind, request.payload) },
    (tx, now) =>
      run({ tx, now, learner, baseVersion, bank: stores.bank, stores, afterCommit: (task) => later.push(task) }),
  );
  for (const task of later) await task();
  return written;
}

/** Applies a mutation of the contract under its op id. The payload is parsed already. */
export async function applyMutation<K extends MutationKind>(
  stores: Stores,
  request: WriteRequest & { readonly kind: K; readonly payload: MutationPayload<K> },
): Promise<Written> {
  return runWrite(stores, request, (effect) => mutators[request.kind](effect, request.payload));
}

/** The change of a write that always has one. */
export function changeOf(written: Written): Change {
  if (written.change === null) throw new Problem('INTERNAL', 'The result of this request is not known');
  return written.change;
}
