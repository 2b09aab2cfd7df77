/**
 * Tables of the one database, the same on PGlite and PostgreSQL 15 and newer. Everything of a learner hangs on
 * `learner`; every change that devices pull has a row in `change_feed` (law: server/store/write.ts).
 */
import type { AnswerValue, Score, ScoringFailure } from '#contract/entities/answer.ts';
import type { BookName } from '#contract/entities/book-word.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { DictationAnswer } from '#contract/entities/dictation.ts';
import type { LevelUpdate } from '#contract/entities/progress.ts';
import type { ReviewGrade } from '#contract/entities/review.ts';
import type { PteType } from '#contract/exam.ts';
import type { Change, ChangeKind } from '#contract/sync.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { ScoringEngine } from '#server/scoring/engines.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** A moment, as both engines keep it. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
const counter = () => bigint({ mode: 'number' });

export const learner = pgTable('learner', {
  id: uuid().primaryKey(),
  /** `sub` of the identity provider. */
  subject: text().notNull().unique(),
  username: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  nickname: text().notNull(),
  avatar: text(),
  pteType: text().$type<PteType>().notNull(),
  language: text().notNull(),
  status: text().$type<'TRIAL' | 'PREMIUM'>().notNull(),
  /** Whether new answers are shared; `null`: the learner has not said so yet. */
  shareAnswers: boolean(),
  version: integer().notNull(),
  createdAt: instant().notNull(),
});

/** Who deleted their account: tokens from before it are refused, so that no device brings it back to life. */
export const goneLearner = pgTable('gone_learner', {
  /** `sub` of the identity provider. */
  subject: text().primaryKey(),
  goneAt: instant().notNull(),
});

const learnerId = () =>
  uuid()
    .notNull()
    .references(() => learner.id, { onDelete: 'cascade' });

/** Position of each learner's feed; its row is the lock under which that learner's writes queue up. */
export const feedHead = pgTable('feed_head', {
  learnerId: learnerId().primaryKey(),
  /** Part of every cursor, so that a cursor of another database or learner is recognised. */
  feedId: uuid().notNull(),
  seq: counter().notNull(),
  /** Highest position of a tombstone that was swept; older cursors have expired. */
  sweptSeq: counter().notNull(),
});

/** One row per thing that devices know, at the position of its last change. */
export const changeFeed = pgTable(
  'change_feed',
  {
    learnerId: learnerId(),
    kind: text().$type<ChangeKind>().notNull(),
    key: text().notNull(),
    seq: counter().notNull(),
    version: integer().notNull(),
    deleted: boolean().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.learnerId, t.kind, t.key] }),
    uniqueIndex('change_feed_order').on(t.learnerId, t.seq),
    index('change_feed_age').on(t.changedAt),
  ],
);

export const answer = pgTable(
  'answer',
  {
    id: uuid().primaryKey(),
    learnerId: learnerId(),
    practiceId: integer().notNull(),
    taskType: text().$type<TaskType>().notNull(),
    value: jsonb().$type<AnswerValue>().notNull(),
    durationSeconds: doublePrecision().notNull(),
    pteType: text().$type<PteType>().notNull(),
    score: jsonb().$type<Score>(),
    scorePercentage: doublePrecision(),
    recordingSha256: text(),
    version: integer().notNull(),
    createdAt: instant().notNull(),
    modifiedAt: instant().notNull(),
  },
  (t) => [
    index('answer_own').on(t.learnerId, t.taskType, t.practiceId),
    index('answer_practice').on(t.practiceId, t.modifiedAt),
    index('answer_recording').on(t.learnerId, t.recordingSha256),
  ],
);

/**
 * Answers that wait for their assessment. A row goes when its answer has the score (or is deleted). `dueAt`: nobody may
 * take the job before; while a server works on it, that is the end of its lease.
 */
export const scoringJob = pgTable(
  'scoring_job',
  {
    answerId: uuid()
      .primaryKey()
      .references(() => answer.id, { onDelete: 'cascade' }),
    /** What the machine must have to do it; a job whose engine no server has waits for one. */
    engine: text().$type<ScoringEngine>().notNull(),
    /** How often it was taken up; a server that dies in the middle counts too. */
    attempts: integer().notNull(),
    dueAt: instant().notNull(),
    /** Who has it now: the fence against a server whose lease ran out. */
    claim: uuid(),
    /** Why it is not tried again. */
    failure: text().$type<ScoringFailure>(),
    /** What went wrong the last time, for the people who look after the server. */
    lastError: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('scoring_job_due')
      .on(t.dueAt)
      .where(sql`failure is null`),
  ],
);

/**
 * Free AI scores that a learner has used. Deleting the answer gives none back; an answer that could not be scored does.
 */
export const aiUse = pgTable(
  'ai_use',
  {
    learnerId: learnerId(),
    answerId: uuid().notNull(),
    usedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.answerId] })],
);

/** An UNMARK row stays, so that versions of a slot never go back. */
export const bookmark = pgTable(
  'bookmark',
  {
    id: uuid().primaryKey(),
    learnerId: learnerId(),
    practiceId: integer().notNull(),
    type: text().$type<BookmarkType>().notNull(),
    version: integer().notNull(),
  },
  (t) => [uniqueIndex('bookmark_slot').on(t.learnerId, t.practiceId)],
);

/** One word of one book. A row with `isIn` false stays, so that versions of a slot never go back. */
export const bookWord = pgTable(
  'book_word',
  {
    id: uuid().primaryKey(),
    learnerId: learnerId(),
    book: text().$type<BookName>().notNull(),
    /** As the learner wrote it. */
    word: text().notNull(),
    /** In NFC and lower case: what makes two words the same one. */
    wordKey: text().notNull(),
    isIn: boolean().notNull(),
    practiceType: text().$type<TaskType>(),
    bookmark: text().$type<BookmarkType>(),
    note: text(),
    practiceCount: integer().notNull(),
    version: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex('book_word_slot').on(t.learnerId, t.book, t.wordKey)],
);

/** A learner's note on a practice. A row without a description stays, so that versions of a slot never go back. */
export const note = pgTable(
  'note',
  {
    id: uuid().primaryKey(),
    learnerId: learnerId(),
    practiceId: integer().notNull(),
    description: text(),
    version: integer().notNull(),
    modifiedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('note_slot').on(t.learnerId, t.practiceId)],
);

/**
 * A comment, a reply to one (`parentId`), or the entry of an exam memory, which has the memory's id. No foreign key
 * from reply to comment: rows are copied to another database in the order of their ids.
 */
export const comment = pgTable(
  'comment',
  {
    id: uuid().primaryKey(),
    learnerId: learnerId(),
    practiceId: integer().notNull(),
    parentId: uuid(),
    text: text().notNull(),
    /** SHA-256 of the author's own blobs. */
    images: text().array().notNull(),
    version: integer().notNull(),
    /** When it was written, by the clock of the device; shown, never sorted. */
    writtenAt: instant().notNull(),
    createdAt: instant().notNull(),
    /** Since when only its author sees it: the operator has hidden it. */
    hiddenAt: instant(),
  },
  (t) => [
    index('comment_practice').on(t.practiceId, t.createdAt),
    index('comment_replies').on(t.parentId, t.createdAt),
    index('comment_author').on(t.learnerId),
    index('comment_images').using('gin', t.images),
  ],
);

/**
 * Likes of comments and replies. A row that is not `liked` stays, so that versions never go back, and a like outlives
 * its comment: the learner's devices still have it.
 */
export const commentLike = pgTable(
  'comment_like',
  {
    learnerId: learnerId(),
    commentId: uuid().notNull(),
    liked: boolean().notNull(),
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.commentId] }), index('comment_like_comment').on(t.commentId)],
);

/**
 * Answers that their authors let others see. A row that is not `shared` stays, so that versions never go back, and one outlives
 * its answer: the learner's devices still have it.
 */
export const answerShare = pgTable(
  'answer_share',
  {
    learnerId: learnerId(),
    answerId: uuid().notNull(),
    shared: boolean().notNull(),
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.answerId] }), index('answer_share_answer').on(t.answerId)],
);

export const dictation = pgTable(
  'dictation',
  {
    id: uuid().primaryKey(),
    learnerId: learnerId(),
    score: doublePrecision().notNull(),
    words: jsonb().$type<DictationAnswer['words']>().notNull(),
    version: integer().notNull(),
    /** When the learner wrote it, by the clock of the device; shown, never sorted. */
    answeredAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('dictation_own').on(t.learnerId, t.createdAt)],
);

/** One review of one card. Schedules are computed from all of them, on the devices. */
export const review = pgTable(
  'review',
  {
    id: uuid().primaryKey(),
    learnerId: learnerId(),
    card: text().notNull(),
    grade: text().$type<ReviewGrade>().notNull(),
    version: integer().notNull(),
    /** When it was done, by the clock of the device. */
    reviewedAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('review_own').on(t.learnerId, t.card)],
);

/** What learners say is wrong with a practice; read by the people who look after the bank. */
export const report = pgTable(
  'report',
  {
    id: uuid().primaryKey(),
    learnerId: learnerId(),
    practiceId: integer().notNull(),
    /** The comment that it is about; `null`: the practice itself. */
    commentId: uuid(),
    description: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('report_practice').on(t.practiceId), index('report_learner').on(t.learnerId)],
);

export const scoreTarget = pgTable('score_target', {
  learnerId: learnerId().primaryKey(),
  listening: integer().notNull(),
  reading: integer().notNull(),
  writing: integer().notNull(),
  speaking: integer().notNull(),
  overall: integer().notNull(),
  examDate: date({ mode: 'string' }).notNull(),
  language: text().notNull(),
  version: integer().notNull(),
});

/** What the learner told the plan wizard. */
export const learnerLevel = pgTable('learner_level', {
  learnerId: learnerId().primaryKey(),
  value: jsonb().$type<LevelUpdate>().notNull(),
  version: integer().notNull(),
});

/** Who may read which bytes; the bytes themselves lie in the blob store under their hash. */
export const blob = pgTable(
  'blob',
  {
    learnerId: learnerId(),
    sha256: text().notNull(),
    mimeType: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.sha256] }), index('blob_hash').on(t.sha256)],
);

/** What a write with an Idempotency-Key did; written in the same transaction as the effect. */
export const idempotency = pgTable(
  'idempotency',
  {
    learnerId: learnerId(),
    key: uuid().notNull(),
    fingerprint: text().notNull(),
    result: jsonb().$type<Change>(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.key] }), index('idempotency_age').on(t.createdAt)],
);

/** Installations of the app, so that a device whose storage was purged can be told what it lost. */
export const clientDevice = pgTable(
  'client_device',
  {
    learnerId: learnerId(),
    clientId: uuid().notNull(),
    pendingCount: integer().notNull(),
    /** The last op of its last batch. */
    lastOpId: uuid(),
    lastSeenAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.clientId] })],
);

/** "Did this question appear on your exam?": the only source of prediction figures. */
export const examMemory = pgTable(
  'exam_memory',
  {
    id: uuid().primaryKey(),
    learnerId: learnerId(),
    practiceId: integer().notNull(),
    examDate: date({ mode: 'string' }).notNull(),
    country: text().notNull(),
    pteType: text().$type<PteType>().notNull(),
    description: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('exam_memory_practice').on(t.practiceId, t.createdAt),
    index('exam_memory_learner').on(t.learnerId),
  ],
);
