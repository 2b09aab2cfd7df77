import type { PredictionRow } from '#contract/entities/prediction.ts';
import type { TargetDto } from '#contract/entities/progress.ts';
import type { TranslationManifest } from '#contract/entities/translation-pack.ts';
import type { Translation } from '#contract/items/translation.ts';
import type { SessionStop } from '#contract/entities/practice-session.ts';
import type { PracticeMode, PteType, Skill } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { Estimates } from '#domain/estimates/estimates.ts';
import type { PracticeSound, SoundFile } from '#domain/storage/count-sound.ts';
import type { SoundRun, TaskSound } from '#domain/storage/task-sound.ts';
import type { PassageTables } from './database.ts';
import type { EngineMemory } from '#domain/outbox/store/engine-memory.ts';

type MetaTable = Pick<PassageTables, 'meta'>;

/** A pack that is on this device. */
interface TakenPack {
  readonly taskType: TaskType;
  readonly sha256: string;
  readonly sizeBytes: number;
  /** Of those that are here. */
  readonly itemCount: number;
  /** Items of it that this app cannot read, and that are not here; absent where there are none. */
  readonly unreadable?: readonly string[];
}

/** What this device has of the bank. */
export interface ContentState {
  /** Of the manifest that was last taken in; `null`: none yet. */
  version: string | null;
  packs: readonly TakenPack[];
  /** sha256 of every pack of the manifest that was last seen, here or not. Rows of older versions do not say. */
  offered?: readonly string[];
  /** Sound files that are to be on this device: those that the exam needs, and those that were asked for. */
  mediaTotal: number;
  mediaMissing: number;
  /** Missing ones that come without another word of the learner. Rows of older versions do not say: there all of them do. */
  mediaToCome?: number;
  /** Of all sound that is here. */
  mediaBytes: number;
  checkedAt: number | null;
  isRunning: boolean;
  /** The learner wanted the room, said for all tasks at once: what a task without a wish of its own goes by. */
  isSoundOnDemand?: boolean;
}

/** What a database that is gone had still to send, as far as the server knows. */
export interface LostWork {
  /** `null`: nobody knows, as the learner was not signed in. */
  count: number | null;
  /** When the server last heard of that database, epoch ms; 0: never. */
  lastSeenAt: number;
}

/** Pages of a list of the server; the rows are of the list's kind. */
export interface FetchedPages {
  readonly rows: readonly unknown[];
  readonly total: number;
  readonly at: number;
}

/** What is known of a target before all of it is: without a day it cannot be sent. */
export interface TargetDraft {
  readonly scores: Pick<TargetDto, Skill | 'overall'> | null;
  readonly examDate: string | null;
}

/** Of which shape the kept estimates are: another number for another shape, and older ones are worked out again. */
export const keptFormat = 1;

/** The estimates that a day of practice begins with. */
export interface KeptEstimates {
  readonly format: number;
  readonly pteType: PteType;
  /** When the day began here. */
  readonly since: number;
  readonly estimates: Estimates;
}

/** A session as older versions kept it: the only one of its learner, and on this device alone. */
export interface OldSession {
  readonly id: string;
  readonly startedAt: number;
  readonly stops: readonly SessionStop[];
  readonly skipped: readonly number[];
  /** Absent in the oldest rows: there every answer since the start is one of it. */
  readonly answerIds?: readonly string[];
  readonly mode?: PracticeMode;
}

/** The sound files of a task, made of the pack with this SHA-256. */
export interface SoundFiles {
  readonly generation: string;
  /** The newest first. */
  readonly practices: readonly PracticeSound[];
  /** Spoken explanations; absent in what an older version wrote. */
  readonly explanations?: readonly SoundFile[];
}

/** The pack of a language that is on this device. */
export interface KeptLanguage {
  readonly sha256: string;
  readonly sizeBytes: number;
  /** What it has. */
  readonly practiceIds: readonly number[];
}

/** Everything kept in `meta`: key and type of its value. Keys of one learner end in the user id. */
export interface MetaValues {
  /** Whose state the columns of the question list show. */
  'list-owner': string;
  /** This installation, for the server. */
  'client-id': string;
  /** An installation whose database is gone, until the server was asked what it had still to send. */
  'lost-client': string;
  /** The allowance of free AI scores of which the learner knows that it is used up: when its day began, epoch ms; 0: the account's. */
  [key: `limit-told ${string}`]: number;
  /** Learners whose data is being taken off this device. */
  leaving: readonly string[];
  /** What of one learner's work is lost, until they were told. */
  [key: `lost-work ${string}`]: LostWork;
  [key: `sync ${string}`]: EngineMemory;
  /** Of older versions; newer sessions are rows that all devices share. */
  [key: `practice-session ${string}`]: OldSession;
  [key: `target-draft ${string}`]: TargetDraft;
  [key: `day-estimates ${string}`]: KeptEstimates;
  /** What others write, as it was fetched. */
  [key: `seen ${string}`]: FetchedPages;
  /** The content packs that are on this device, and what of their media is. */
  content: ContentState;
  /** The sound of a task: how much is here, and what the learner wants of it. */
  [key: `sound ${string}`]: TaskSound;
  [key: `sound-files ${string}`]: SoundFiles;
  /** The languages that the server last offered. */
  'translation-offer': TranslationManifest;
  [key: `translation-language ${string}`]: KeptLanguage;
  /** Languages whose packs the learner has removed: they come back when they are asked for. */
  'translations-removed': readonly string[];
  /** A question in another language. */
  [key: `translation ${number} ${string}`]: Translation;
  /** Whether sound is being fetched. */
  'sound-run': SoundRun;
  /** By how many ms the clock of this device is ahead of the server's, where that is more than the network's way. */
  'clock-ahead': number;
  /** How long the engine of a kind took for the last answer on this device, in ms. */
  [key: `scoring-ms ${string}`]: number;
  /** What the server last counted of exam memories. */
  predictions: readonly PredictionRow[];
}

/** Where older versions kept the practice session of a learner. */
export function practiceSessionKey(userId: string): `practice-session ${string}` {
  return `practice-session ${userId}`;
}

/** Where the estimates are kept that a learner's day begins with. */
export function dayEstimatesKey(userId: string): `day-estimates ${string}` {
  return `day-estimates ${userId}`;
}

/** Where a target that is not whole yet is kept. */
export function targetDraftKey(userId: string): `target-draft ${string}` {
  return `target-draft ${userId}`;
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
