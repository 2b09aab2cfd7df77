import { Dexie, type Table, type Transaction } from 'dexie';
import type { ChangeKind } from '#contract/sync.ts';
import { onceCached, redoIfCached } from '#platform/cached-page.ts';
import type { EntityRow } from './entity-row.ts';
import type { FreshOp, OplogLine, OplogRow, OutboxOp } from '#domain/outbox/op.ts';
import type {
  AnswerRow,
  BlobRow,
  BookmarkRow,
  MetaRow,
  PracticeBodyRow,
  PracticeListRow,
  ProfileRow,
  RecordingChunkRow,
  RecordingDraftRow,
  StagedChangeRow,
} from './rows.ts';

export interface PassageTables {
  practices: Table<PracticeListRow, number>;
  practiceBodies: Table<PracticeBodyRow, [number, string]>;
  answers: Table<AnswerRow, string>;
  bookmarks: Table<BookmarkRow, [string, number]>;
  profiles: Table<ProfileRow, string>;
  entities: Table<EntityRow, [string, ChangeKind, string]>;
  outbox: Table<OutboxOp, number, FreshOp>;
  blobs: Table<BlobRow, [string, string]>;
  recordingDrafts: Table<RecordingDraftRow, string>;
  recordingChunks: Table<RecordingChunkRow, [string, number]>;
  staging: Table<StagedChangeRow, [string, string, string]>;
  meta: Table<MetaRow, string>;
  oplog: Table<OplogRow, number, Omit<OplogRow, 'n'>>;
}

export type PassageDb = Dexie & PassageTables;

/** Version 1. Never edited once released: a change is a new version with an upgrade and a fixture database. */
const schemaV1 = {
  practices:
    'id, [taskType+id], [taskType+practiceCount], [taskType+predictionCount], [taskType+titleKey], generation',
  practiceBodies: '[id+generation], generation',
  answers: 'answerId, [userId+practiceId+answeredAt], [userId+answeredAt]',
  bookmarks: '[userId+practiceId]',
  profiles: 'userId',
  outbox:
    '++seq, &opId, [userId+state+dueAt], [userId+lane+seq], [userId+target], [userId+slot], [userId+seq]',
  blobs: '[userId+sha256], [userId+uploaded]',
  recordingDrafts: 'draftId, [userId+startedAt]',
  recordingChunks: '[draftId+seq]',
  staging: '[userId+kind+key]',
  meta: 'key',
  oplog: '++n, opId',
} as const satisfies Partial<Record<keyof PassageTables, string>>;

/**
 * Version 2: rows of every kind without a table of its own; ops know what they hang on and which text they started from.
 * Each index of the queue is written again whenever an op moves on, so it has only those that are read. A row of the
 * ledger has all lines of a transaction.
 */
const schemaV2 = {
  entities: '[userId+kind+key], [userId+kind+group+at]',
  outbox: '++seq, &opId, [userId+state+dueAt], [userId+target], [userId+seq], *dependsOn',
  oplog: '++n',
} as const satisfies Partial<Record<keyof PassageTables, string>>;

async function upgradeToV2(tx: Transaction): Promise<void> {
  await tx
    .table<OutboxOp>('outbox')
    .toCollection()
    .modify((op) => {
      op.base = null;
      op.heardAt = null;
      // Version 1 had no texts to choose between: what it called a conflict can only be tried again or given up.
      if (op.state === 'conflict') op.state = 'dead';
    });
  const oplog = tx.table<{ n: number } & OplogLine>('oplog');
  const lines = await oplog.toArray();
  await tx.table<OplogRow>('oplog').bulkPut(lines.map(({ n, ...line }) => ({ n, lines: [line] })));
}

export interface OpenOptions {
  /** Another tab has a newer version of the app and wants to change the schema: this one has closed and must reload. */
  onOutdated?: () => void;
  /** The browser has closed the connection by itself. */
  onClosed?: (db: PassageDb) => void;
  /** The connection is there again after the browser had closed it: what was stored may be gone. */
  onReopened?: () => void;
  /** `strict`: transactions end when the disk has them. Measured: 2.5 ms instead of 1.5 ms. */
  durability?: 'relaxed' | 'strict';
  /** Tests bring their own IndexedDB. */
  indexedDB?: IDBFactory;
  IDBKeyRange?: typeof IDBKeyRange;
}

/** Opens the local database, which is the truth of the app. Rejects with Dexie's error when the browser refuses. */
export async function openDatabase(name: string, options: OpenOptions = {}): Promise<PassageDb> {
  const { indexedDB, IDBKeyRange, durability = 'relaxed' } = options;
  const db = new Dexie(name, {
    chromeTransactionDurability: durability,
    ...(indexedDB ? { indexedDB } : {}),
    ...(IDBKeyRange ? { IDBKeyRange } : {}),
  }) as PassageDb;
  db.version(1).stores(schemaV1);
  db.version(2).stores(schemaV2).upgrade(upgradeToV2);
  const leave = () => {
    // Open transactions end first: close() lets them finish, and the newer tab waits for that.
    db.close({ disableAutoOpen: true });
    options.onOutdated?.();
  };
  db.on('versionchange', leave);
  await redoIfCached(() => db.open());
  const { version } = db.backendDB();
  let isReopened = false;
  const look = () => {
    const connection = db.backendDB();
    // Dexie closes the connection of a page in the back/forward cache, so a newer tab may have changed the schema unseen.
    if (connection.version > version) return leave();
    // Whoever clears a site's data, and an iPhone that runs short of memory, closes it under an open page.
    connection.addEventListener('close', () => options.onClosed?.(db));
    if (isReopened) options.onReopened?.();
    isReopened = true;
  };
  // Also for this time.
  db.on('ready', look, true);
  redoTransactions(db);
  return db;
}

type Run = (this: unknown, ...args: unknown[]) => PromiseLike<unknown>;

/** What is called inside a transaction is a part of it, and only the whole is done again. */
function redoTransactions(db: PassageDb): void {
  // After a promise of another kind Dexie no longer knows which live query is reading.
  const lift = (waiting: Promise<void>) => Dexie.Promise.resolve(waiting);
  /** `begin` gets a function to call with the transaction once there is one. */
  const whole = (begin: (follow: (transaction: IDBTransaction) => void) => PromiseLike<unknown>) =>
    redoIfCached(
      () =>
        new Dexie.Promise((resolve, reject) => {
          begin((transaction) => onceCached(transaction, reject)).then(resolve, reject);
        }),
      lift,
    );
  const run = db.transaction.bind(db) as Run;
  const transaction: Run = (...args) => {
    if (Dexie.currentTransaction) return run(...args);
    const scope = args.at(-1) as Run;
    return whole((follow) => {
      const followed = (trans: Transaction & { idbtrans: IDBTransaction }) => {
        follow(trans.idbtrans);
        return scope(trans);
      };
      // By this Dexie knows a function whose awaits it has to follow. One around it would use up those that it follows.
      const tag = Reflect.get(scope, Symbol.toStringTag) as unknown;
      return run(...args.slice(0, -1), Object.assign(followed, { [Symbol.toStringTag]: tag }));
    });
  };
  // Every call of a table passes here, in the transaction that runs or in one of its own.
  const table = db.Table.prototype as unknown as { _trans: Run };
  const { _trans: runOnTable } = table;
  table._trans = function (mode, step, ...rest) {
    if (Dexie.currentTransaction) return runOnTable.call(this, mode, step, ...rest);
    return whole((follow) => {
      const followed = (trans: IDBTransaction, ...more: unknown[]) => {
        follow(trans);
        return (step as Run)(trans, ...more);
      };
      return runOnTable.call(this, mode, followed, ...rest);
    });
  };
  Object.assign(db, { transaction });
}
