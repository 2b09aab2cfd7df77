import type { AnswerDto, ScoringState } from '#contract/entities/answer.ts';
import type { Change } from '#contract/sync.ts';
import type { Tx } from '#server/db/database.ts';
import { answer, scoringJob } from '#server/db/schema/answers.ts';
import type { learner } from '#server/db/schema/learners.ts';
import { and, eq, inArray } from 'drizzle-orm';

type AnswerRow = typeof answer.$inferSelect;
type Author = Pick<typeof learner.$inferSelect, 'nickname' | 'avatar' | 'status'>;

/** The job of an answer that has one. */
export type JobState = Pick<typeof scoringJob.$inferSelect, 'failure' | 'unpaidBy'> | null | undefined;

/** A job that a server may take up. */
export const readyJob = { failure: null, unpaidBy: null };

function scoringOf(job: JobState): { scoring?: ScoringState } {
  if (job === null || job === undefined) return {};
  if (job.failure !== null) return { scoring: { status: 'failed', reason: job.failure } };
  return { scoring: { status: 'waiting', ...(job.unpaidBy === null ? {} : { needs: 'ai-score' }) } };
}

/** An answer as it goes over the wire, with what others may know of its author. */
export function answerDto(row: AnswerRow, author: Author, job: JobState): AnswerDto {
  return {
    id: row.id,
    practiceId: row.practiceId,
    taskType: row.taskType,
    value: row.value,
    duration: row.durationSeconds,
    pteType: row.pteType,
    ...(row.mode === null ? {} : { mode: row.mode }),
    score: row.score,
    scorePercentage: row.scorePercentage,
    ...scoringOf(job),
    ...(row.deviceScore === null ? {} : { deviceScore: row.deviceScore }),
    ...(row.shownBefore === null ? {} : { shownBefore: row.shownBefore }),
    nickname: author.nickname,
    avatar: author.avatar,
    premium: author.status === 'PREMIUM',
    createdDate: row.createdAt.toISOString(),
    lastModifiedDate: row.modifiedAt.toISOString(),
  };
}

/** An answer as a row of the change feed. `job`: its row in the queue, when it has one. */
export function answerChange(row: AnswerRow, author: Author, job: JobState): Change {
  const value = answerDto(row, author, job);
  return { kind: 'answer', key: row.id, version: row.version, deleted: false, value };
}

export async function readAnswerChanges(
  tx: Tx,
  owner: Author & { readonly id: string },
  keys: readonly string[],
): Promise<Change[]> {
  const rows = await tx
    .select()
    .from(answer)
    .leftJoin(scoringJob, eq(scoringJob.answerId, answer.id))
    .where(and(eq(answer.learnerId, owner.id), inArray(answer.id, [...keys])));
  return rows.map((row) => answerChange(row.answer, owner, row.scoring_job));
}
