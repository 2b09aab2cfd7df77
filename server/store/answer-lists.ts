import type { AnswerDto } from '#contract/entities/answer.ts';
import type { PteType } from '#contract/exam.ts';
import type { answerSorts } from '#contract/routes/practice.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { Queries } from '#server/db/database.ts';
import { answer, answerShare, scoringJob } from '#server/db/schema/answers.ts';
import { learner } from '#server/db/schema/learners.ts';
import { and, count, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { asOthersSee } from './as-others-see.ts';
import { answerDto } from './answer-dto.ts';
import { shownAnswer } from './shown-answer.ts';

export interface AnswerPage {
  readonly rows: AnswerDto[];
  readonly totalElements: number;
}

export interface AnswerListing {
  readonly taskType: TaskType;
  readonly practiceId: number;
  readonly pteType: PteType | undefined;
  readonly sort: (typeof answerSorts)[number];
  readonly page: number;
  readonly size: number;
}

/** Whether the author of an answer shares it now. */
const isShared = (): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${answerShare} where ${answerShare.answerId} = ${answer.id} and ${answerShare.learnerId} = ${answer.learnerId} and ${answerShare.shared})`;

/** An answer that its author shares, as everybody may see it; `undefined`: there is none. */
export async function findSharedAnswer(
  queries: Queries,
  wanted: { readonly answerId: string; readonly taskType: TaskType },
): Promise<AnswerDto | undefined> {
  const [row] = await queries
    .select()
    .from(answer)
    .innerJoin(learner, eq(learner.id, answer.learnerId))
    .where(and(eq(answer.id, wanted.answerId), eq(answer.taskType, wanted.taskType), isShared()));
  return row && asOthersSee(shownAnswer(answerDto(row.answer, row.learner, null), { isShared: true }));
}

/** Answers to a practice: the learner's own, or those that others share. */
export async function listAnswers(
  queries: Queries,
  learnerId: string,
  whose: 'mine' | 'others',
  listing: AnswerListing,
): Promise<AnswerPage> {
  const where = and(
    eq(answer.practiceId, listing.practiceId),
    eq(answer.taskType, listing.taskType),
    ...(whose === 'mine' ? [eq(answer.learnerId, learnerId)] : [ne(answer.learnerId, learnerId), isShared()]),
    listing.pteType === undefined ? undefined : eq(answer.pteType, listing.pteType),
  );
  const byDate = [desc(answer.modifiedAt), desc(answer.id)];
  const order =
    listing.sort === 'answer.scorePercentage:desc'
      ? [sql`${answer.scorePercentage} desc nulls last`, ...byDate]
      : byDate;
  const [total] = await queries.select({ n: count() }).from(answer).where(where);
  const rows = await queries
    .select({ answer, learner, job: scoringJob, isShared: isShared() })
    .from(answer)
    .innerJoin(learner, eq(learner.id, answer.learnerId))
    .leftJoin(scoringJob, eq(scoringJob.answerId, answer.id))
    .where(where)
    .orderBy(...order)
    .limit(listing.size)
    .offset(listing.page * listing.size);
  const answers = rows.map((row) =>
    shownAnswer(answerDto(row.answer, row.learner, row.job), { isShared: row.isShared }),
  );
  return {
    rows: whose === 'mine' ? answers : answers.map(asOthersSee),
    totalElements: total?.n ?? 0,
  };
}
