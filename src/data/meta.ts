import type { PredictionRow } from '#contract/entities/prediction.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { PracticeSession } from '#domain/practice-session/practice-session.ts';
import type { PassageTables } from './database.ts';
import type { SyncState } from './sync-store/sync-state.ts';

type MetaTable = Pick<PassageTables, 'meta'>;

/** What this device has of the bank. */
export interface ContentState {
  /** Of the manifest that was last taken in; `null`: none yet. */
  version: string | null;
  packs: readonly { taskType: TaskType; sha256: string; sizeBytes: number; itemCount: number }[];
  /** sha256 of every pack of the manifest that was last seen, here or not. Rows of older versions do not say. */
  offered?: readonly string[];
  /** Media that the offered packs name. */
  mediaTotal: number;
  mediaMissing: number;
  mediaBytes: number;
  checkedAt: number | null;
  isRunning: boolean;
  /** The learner wants the room: sound is fetched when it is played, not ahead. Rows of older versions do not say. */
  isSoundOnDemand?: boolean;
}

/** What a database that is gone had still to send, as far as the server knows. */
export interface LostWork {
  count: number;
  /** When the server last heard of that database, epoch ms. */
  lastSeenAt: number;
}

/** Pages of a list of the server; the rows are of the list's kind. */
export interface FetchedPages {
  readonly rows: readonly unknown[];
  readonly total: number;
  readonly at: number;
}

/** Everything kept in `meta`: key and type of its value. Keys of one learner end in the user id. */
export interface MetaValues {
  /** Whose state the columns of the question list show. */
  'list-owner': string;
  /** This installation, for the server. */
  'client-id': string;
  /** An installation whose database is gone, until the server was asked what it had still to send. */
  'lost-client': string;
  /** What of one learner's work is lost, until they were told. */
  [key: `lost-work ${string}`]: LostWork;
  [key: `sync ${string}`]: SyncState;
  [key: `practice-session ${string}`]: PracticeSession;
  /** What others write, as it was fetched. */
  [key: `seen ${string}`]: FetchedPages;
  /** The content packs that are on this device, and what of their media is. */
  content: ContentState;
  /** What the server last counted of exam memories. */
  predictions: readonly PredictionRow[];
}

/** Where the practice session of a learner is kept. */
export function practiceSessionKey(userId: string): `practice-session ${string}` {
  return `practice-session ${userId}`;
}

export async function readMeta<K extends keyof MetaValues>(
  tables: MetaTable,
  key: K,
): Promise<MetaValues[K] | null> {
  const row = await tables.meta.get(key);
  return row ? (row.value as MetaValues[K]) : null;
}

export async function writeMeta<K extends keyof MetaValues>(
  tables: MetaTable,
  key: K,
  value: MetaValues[K],
): Promise<void> {
  await tables.meta.put({ key, value });
}
