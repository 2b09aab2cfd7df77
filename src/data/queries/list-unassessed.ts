import type { ReadContext } from '#data/store/context.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { assessmentOf, isAssessed } from '#domain/tasks/assessment-of.ts';

/** Whether an engine has still to complete the score of an answer. */
export function awaitsAssessment({ taskType, score, hidden }: AnswerRow): boolean {
  return hidden === 0 && assessmentOf(taskType) !== 'none' && (score === null || !isAssessed(score));
}

/** Own answers whose scores are not whole, newest first, among the newest `among`. */
export async function listUnassessed(
  { db, userId }: ReadContext,
  { among = 500 }: { among?: number } = {},
): Promise<string[]> {
  const rows = await db.answers
    .where('[userId+answeredAt]')
    .between([userId, -Infinity], [userId, Infinity])
    .reverse()
    .limit(among)
    .filter(awaitsAssessment)
    .toArray();
  return rows.map(({ answerId }) => answerId);
}
