import type {
  AnswerValue,
  DeviceKind,
  Score,
  ScoringState,
  ShownScore,
  SignalFacts,
} from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { BookmarkDto, BookmarkType } from '#contract/entities/bookmark.ts';
import type { ProfileDto } from '#contract/entities/profile.ts';
import type { ImageType } from '#contract/images/image-type.ts';
import type { Complexity, PracticeMode, PteType } from '#contract/exam.ts';
import type { Change } from '#contract/sync.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { Shadow } from '#domain/outbox/view.ts';

/** IndexedDB cannot index true and false. */
export type Flag = 0 | 1;

/** Owner of rows that were written before the first sign-in. */
export const localUserId = 'local';

/**
 * A row of the question list: small, because filters read a whole task type of them. The columns about the learner
 * (bookmark, practised, practiceCount) show the one list owner (`meta` key `list-owner`); they are a projection of
 * answers and bookmarks, rewritten in the same transaction as these and rebuilt when another learner signs in.
 */
export interface PracticeListRow {
  id: number;
  taskType: TaskType;
  title: string;
  /** The title as domain/listing folds it: what the title filter looks into and the title sort orders by. */
  titleKey: string;
  complexity: Complexity;
  /** Of a question with a picture. */
  imageType?: ImageType;
  bookmarkType: BookmarkType;
  practised: Flag;
  practiceCount: number;
  /** 1: somebody met it in an exam, whenever that was. */
  prediction: Flag;
  /** How many met it in an exam of the last 30 days, and of the last 7 (absent in rows of older versions). */
  predictionCount: number;
  weeklyCount?: number;
  /** How many ever met it in an exam; absent where older versions wrote the row, until counts are kept again. */
  examMemoryCount?: number;
  /** The predictions that the practice is in. */
  predictionTypes: readonly ('WEEKLY' | 'MONTHLY')[];
  exams: readonly PteType[];
  /** The pack it came from: SHA-256 of the pack's bytes. Names the body that belongs to it. */
  generation: string;
}

/** The whole practice: what its screen shows and its score is computed from. */
export interface PracticeBodyRow {
  id: number;
  taskType: TaskType;
  item: BankItem;
  generation: string;
}

/** An own answer. `version` 0: the server does not have it yet. `hidden` 1: deleted here, and the server may not know. */
export interface AnswerRow {
  answerId: string;
  userId: string;
  practiceId: number;
  taskType: TaskType;
  value: AnswerValue;
  /** Seconds, as on the wire. */
  duration: number;
  pteType: PteType;
  /** How it was practised; not known of rows of older versions. */
  mode?: PracticeMode;
  /** What the learner noted down while listening: for them alone, never sent. Absent where there is nothing. */
  notes?: string;
  score: Score | null;
  /** `null` when not scored. */
  scorePercentage: number | null;
  /** Where the score was made; not known of rows of older versions. */
  scoredOn?: 'device' | 'server';
  /** Which device of the learner's made it; absent where that was this one, or is not known. */
  scoredBy?: DeviceKind;
  /** What the learner had seen before the server found other points. */
  shownBefore?: ShownScore;
  /** How far the server is with scoring it; absent when nothing is to come from there. */
  scoring?: ScoringState;
  answeredAt: number;
  version: number;
  hidden: Flag;
}

/** A mark on a practice: `type` is what the learner sees, `shadow` what the server last said. */
export interface BookmarkRow {
  userId: string;
  practiceId: number;
  type: BookmarkType;
  shadow: Shadow<BookmarkDto> | null;
}

/** The learner. View fields are the shadow with the pending changes on top. */
export interface ProfileRow {
  userId: string;
  pteType: PteType;
  language: string;
  firstName: string;
  lastName: string;
  nickname: string;
  /** Address of the picture. Rows of older versions do not have these two. */
  avatar?: string | null;
  shareAnswers?: boolean | null;
  shadow: Shadow<ProfileDto> | null;
}

/** Bytes of a recording, kept under their SHA-256. They stay after upload, so that My Answers plays them offline. */
export interface BlobRow {
  userId: string;
  sha256: string;
  bytes: ArrayBuffer;
  mimeType: string;
  sizeBytes: number;
  createdAt: number;
  uploaded: Flag;
}

/** A recording that began. `finished` is set when it is whole and is not yet an answer. */
export interface RecordingDraftRow {
  draftId: string;
  userId: string;
  practiceId: number | null;
  taskType: TaskType | null;
  startedAt: number;
  sampleRate: number;
  mimeType: string;
  finished: { sha256: string; sizeBytes: number; durationMs: number; signal: SignalFacts | null } | null;
}

export interface RecordingChunkRow {
  draftId: string;
  seq: number;
  bytes: ArrayBuffer;
}

/** Rows of a full pull that has not ended yet; swapped in by one transaction. */
export interface StagedChangeRow {
  userId: string;
  kind: Change['kind'];
  key: string;
  change: Change;
}

export interface MetaRow {
  key: string;
  value: unknown;
}
