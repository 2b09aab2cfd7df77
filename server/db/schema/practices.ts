/** What learners keep about a practice, and say of it. */
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { PteType } from '#contract/exam.ts';
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { learnerId } from './learner-id.ts';

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
