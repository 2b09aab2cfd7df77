import { countDistinct, sql, type SQL } from 'drizzle-orm';
import type { PredictionRow } from '#contract/entities/prediction.ts';
import type { Queries } from '#server/db/database.ts';
import { comment, examMemory } from '#server/db/schema.ts';
import type { LearnerRow } from './learners.ts';
import { dayMs } from './kept-days.ts';

/**
 * The rule of predictions: a practice is predicted for the week or the month when at least one learner says that they met
 * it in an exam of the last 7 or 30 days. A learner counts once, however often they say so. Nothing is guessed or made up.
 */
const predictionDays = { WEEKLY: 7, MONTHLY: 30 } as const;
export type PredictionType = keyof typeof predictionDays;

/** The exam was on or after the first day of the prediction. */
export function isRecent(type: PredictionType, now: Date): SQL {
  const first = new Date(now.getTime() - predictionDays[type] * dayMs).toISOString().slice(0, 10);
  return sql`${examMemory.examDate} >= ${first}`;
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
      weekly: within('WEEKLY'),
      monthly: within('MONTHLY'),
    })
    .from(examMemory)
    .where(isShown())
    .groupBy(examMemory.practiceId)
    .orderBy(examMemory.practiceId);
  return status === 'PREMIUM' ? rows : rows.map((row) => ({ ...row, weekly: null, monthly: null }));
}
