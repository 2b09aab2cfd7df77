/** Books of words, dictations and reviews. */
import type { BookName } from '#contract/entities/book-word.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { DictationAnswer } from '#contract/entities/dictation.ts';
import type { ReviewGrade } from '#contract/entities/review.ts';
import type { TaskType } from '#contract/task-type.ts';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { learnerId } from './learner-id.ts';

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
