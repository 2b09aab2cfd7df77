import type { DataContext } from './context.ts';
import { keepBlob } from './recordings/keep-blob.ts';
import { keptWith } from '#domain/outbox/blob-writes.ts';
import { changedKinds } from '#domain/outbox/kinds/changed-kinds.ts';
import type { PassageDb, PassageTables } from './database.ts';
import { enqueue } from './queue/enqueue.ts';
import type { NewOp } from '#domain/outbox/new-op.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { refreshViews } from './sync-store/refresh-views.ts';

/** What a commit may touch. */
const learnerTables = [
  'practices',
  'answers',
  'bookmarks',
  'profiles',
  'entities',
  'outbox',
  'blobs',
  'recordingDrafts',
  'recordingChunks',
  'meta',
  'oplog',
] as const satisfies readonly (keyof PassageTables)[];
export type LearnerTables = Pick<PassageTables, (typeof learnerTables)[number]>;

/** Bytes under their SHA-256. */
export interface NewBlob {
  readonly sha256: string;
  readonly bytes: ArrayBuffer;
  readonly mimeType: string;
}

export interface Commit {
  /** Wait for the disk: for what cannot be done again, such as a recording. */
  readonly strict?: boolean;
  /**
   * Writes rows and blobs, and returns the ops that tell the server; what the learner sees of most kinds follows from
   * these. Inside it, await Dexie and nothing else. Runs again when the page was left meanwhile (`redoIfCached`).
   */
  readonly write: (tables: LearnerTables) => Promise<readonly NewOp[] | void>;
  /** Ops that are known before anything is read, and whose rows `write` makes: they are put into the queue meanwhile. */
  readonly ops?: readonly NewOp[];
  /** Recordings and pictures that the ops name: each is stored with its op. */
  readonly blobs?: readonly NewBlob[];
  /** Hears of ops that a remove has cancelled, in the same transaction. */
  readonly onCancelled?: (tables: LearnerTables, ops: readonly OutboxOp[]) => Promise<void>;
}

/**
 * The only read-write transaction for what a learner does: rows, blobs and outbox ops together, all or nothing. When it
 * resolves, the device has it and "Saved on this device" is true.
 *
 * The law: inside the transaction, await Dexie and nothing else. Measured: after one foreign await the row is stored
 * and its op is not. Ids and times are therefore taken before it begins.
 */
export async function commit(context: DataContext, change: Commit): Promise<void> {
  const { clock, ids, userId } = context;
  const db: PassageDb = change.strict === true ? context.strictDb : context.db;
  const at = clock.now();
  const given = new Map(change.blobs?.map((blob) => [blob.sha256, blob]));
  let isQueueChanged = false;

  async function keepBlobs(op: NewOp): Promise<void> {
    // One by one: an op may name one picture twice.
    for (const sha256 of keptWith(op)) {
      const blob = given.get(sha256);
      if (blob) await keepBlob(db, { ...blob, userId, createdAt: at, uploaded: 0 });
    }
  }

  async function putAll(ops: readonly NewOp[]): Promise<void> {
    for (const op of ops) {
      const origin = { userId, at, opId: ids.uuid() };
      const [{ gone, cancelled }] = await Promise.all([enqueue(db, op, origin), keepBlobs(op)]);
      if (cancelled.length > 0) await change.onCancelled?.(db, cancelled);
      // Rows of answers are written by their commands: they have more to them than their op.
      const isPlain = ({ kind }: Pick<NewOp, 'kind'>) => changedKinds[kind] !== 'answer';
      await refreshViews(db, [{ ...op, userId }, ...gone].filter(isPlain));
    }
  }

  await db.transaction(
    'rw',
    learnerTables.map((name) => db[name]),
    async () => {
      const known = change.ops ?? [];
      const [found] = await Promise.all([change.write(db), putAll(known)]);
      const ops = found ?? [];
      await putAll(ops);
      isQueueChanged = known.length + ops.length > 0;
    },
  );
  if (isQueueChanged) context.kick();
}
