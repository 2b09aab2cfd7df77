/** Where a learner wants to get, and where they stand. */
import type { LevelUpdate } from '#contract/entities/progress.ts';
import type { PracticeSession } from '#contract/entities/practice-session.ts';
import type { ScoreReport } from '#contract/entities/score-report.ts';
import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { learnerId } from './learner-id.ts';

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

/** Official results that learners entered. A row without a value stays, so that versions never go back. */
export const scoreReport = pgTable(
  'score_report',
  {
    learnerId: learnerId(),
    reportId: uuid().notNull(),
    value: jsonb().$type<ScoreReport>(),
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.reportId] })],
);

/** Practice sessions: what was planned, and what all devices of the learner did of it. */
export const practiceSession = pgTable(
  'practice_session',
  {
    learnerId: learnerId(),
    sessionId: uuid().notNull(),
    value: jsonb().$type<PracticeSession>().notNull(),
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.sessionId] })],
);
