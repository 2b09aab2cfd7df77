import { countDistinct, sql, type SQL } from 'drizzle-orm';
import type { PredictionRow } from '#contract/entities/prediction.ts';
import { firstPredictionDay, type PredictionType } from '#domain/listing/prediction-window.ts';
import { hasFeature } from '#domain/premium/premium-features.ts';
import type { Queries } from '#server/db/database.ts';
import { comment } from '#server/db/schema/comments.ts';
import { examMemory } from '#server/db/schema/practices.ts';
import type { LearnerRow } from './learners.ts';

/** The exam was on or after the first day of the prediction; the rule is written in domain/listing/prediction-window.ts. */
export function isRecent(type: PredictionType, now: Date): SQL {
  return sql`${examMemory.examDate} >= ${firstPredictionDay(type, now.getTime())}`;
}

/** An exam memory that the operator has hidden counts for nothing. */
export const isShown = (): SQL =>
  sql`not exists (select 1 from ${comment} where ${comment.id} = ${examMemory.id} and ${comment.hiddenAt} is not null)`;

/** Every practice that somebody met in an exam. */
export async function countPredictions(
  queries: Queries,
  { status }: Pick<LearnerRow, 'status'>,
  now: Date,
): Promise<PredictionRow[]> {
  const within = (type: PredictionType) =>
    sql<number>`count(distinct case when ${isRecent(type, now)} then ${examMemory.learnerId} end)`.mapWith(
      Number,
    );
  const rows = await queries
    .select({
      practiceId: examMemory.practiceId,
      count: countDistinct(examMemory.learnerId),
      recent: within('MONTHLY'),
      lastDay: sql<string>`max(${examMemory.examDate})::text`,
      weekly: within('WEEKLY'),
      monthly: within('MONTHLY'),
    })
    .from(examMemory)
    .where(isShown())
    .groupBy(examMemory.practiceId)
    .orderBy(examMemory.practiceId);
  return hasFeature(status, 'prediction')
    ? rows
    : rows.map((row) => ({ ...row, weekly: null, monthly: null }));
}
