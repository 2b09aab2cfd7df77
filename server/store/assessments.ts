import type { Score, ScoringFailure } from '#contract/entities/answer.ts';
import type { Change } from '#contract/sync.ts';
import { percentageOf } from '#domain/estimates/percentage-of.ts';
import { isRefused } from '#domain/tasks/is-refused.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { answer, scoringJob } from '#server/db/schema/answers.ts';
import { learner } from '#server/db/schema/learners.ts';
import { eq, sql } from 'drizzle-orm';
import { returnAiScore } from './ai-quota.ts';
import { answerChange } from './answer-dto.ts';
import { foundByDevice } from './device-scores.ts';
import { findJob, lockHeldJob, type ClaimedJob } from './scoring-jobs.ts';
import { writeAsServer } from './write.ts';

/** `superseded`: the lease had run out, or the answer was deleted meanwhile; nothing was stored. */
export type StoredAs = 'stored' | 'superseded';

/** Stores the score of an answer as its next version, which devices pull, and ends its job. */
export async function storeAssessment(db: Database, job: ClaimedJob, score: Score): Promise<StoredAs> {
  return endJob(db, job, async (tx) => {
    await tx.delete(scoringJob).where(eq(scoringJob.answerId, job.answer.id));
    if (isRefused(score)) await returnAiScore(tx, job.answer.learnerId, job.answer.id);
    const [row] = await tx.select().from(answer).where(eq(answer.id, job.answer.id));
    const found = foundByDevice(row?.deviceScore ?? null, score);
    return { score, scorePercentage: percentageOf(score), ...found };
  });
}

/** Gives an answer up: it keeps the exact part of its score, and devices learn why there is no more. */
export async function storeFailure(
  db: Database,
  job: ClaimedJob,
  failed: { readonly reason: ScoringFailure; readonly error: string },
): Promise<StoredAs> {
  return endJob(db, job, async (tx) => {
    await tx
      .update(scoringJob)
      .set({ claim: null, failure: failed.reason, lastError: failed.error })
      .where(eq(scoringJob.answerId, job.answer.id));
    await returnAiScore(tx, job.answer.learnerId, job.answer.id);
    return {};
  });
}

type Fields = Partial<
  Pick<typeof answer.$inferInsert, 'score' | 'scorePercentage' | 'deviceScore' | 'shownBefore'>
>;

/** The date of the answer stays: that it was scored is no change that the learner made. */
async function endJob(db: Database, job: ClaimedJob, settle: (tx: Tx) => Promise<Fields>): Promise<StoredAs> {
  const change = await writeAsServer(db, job.answer.learnerId, async ({ tx }): Promise<Change | null> => {
    if (!(await lockHeldJob(tx, job))) return null;
    const fields = await settle(tx);
    const [row] = await tx
      .update(answer)
      .set({ ...fields, version: sql`${answer.version} + 1` })
      .where(eq(answer.id, job.answer.id))
      .returning();
    const [author] = await tx.select().from(learner).where(eq(learner.id, job.answer.learnerId));
    if (row === undefined || author === undefined) throw new Error('a job outlived its answer');
    return answerChange(row, author, await findJob(tx, row.id));
  });
  return change === null ? 'superseded' : 'stored';
}
