/** Answers, and what they wait for. */
import type {
  AnswerValue,
  DeviceScore,
  Score,
  ScoringFailure,
  ShownScore,
} from '#contract/entities/answer.ts';
import type { JudgedScore, Verdict } from '#contract/entities/evaluation.ts';
import type { PracticeMode, PteType } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { ScoringEngine } from '#domain/tasks/scoring-engine.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { learnerId } from './learner-id.ts';

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
    /** Not known of answers of older apps. */
    mode: text().$type<PracticeMode>(),
    score: jsonb().$type<Score>(),
    scorePercentage: doublePrecision(),
    /** What the learner's own device found, until the server has found something itself; and what it had shown then. */
    deviceScore: jsonb().$type<DeviceScore>(),
    shownBefore: jsonb().$type<ShownScore>(),
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
    /** The learner who has no AI score left for it; nobody takes the job before that is paid. */
    unpaidBy: uuid(),
  },
  (t) => [
    index('scoring_job_due')
      .on(t.dueAt)
      .where(sql`failure is null`),
    index('scoring_job_unpaid')
      .on(t.unpaidBy)
      .where(sql`unpaid_by is not null`),
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

/**
 * What learners think of the scores of their own answers. A row without a verdict stays, so that versions never go back; the
 * comment and the judged score go with the verdict.
 */
export const evaluation = pgTable(
  'evaluation',
  {
    learnerId: learnerId(),
    answerId: uuid().notNull(),
    taskType: text().$type<TaskType>().notNull(),
    verdict: text().$type<Verdict>(),
    comment: text(),
    about: jsonb().$type<JudgedScore>(),
    version: integer().notNull(),
    modifiedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.answerId] })],
);
