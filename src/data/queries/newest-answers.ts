import type { ReadContext } from '#data/context.ts';
import type { AnswerRow } from '#data/rows.ts';

/** Answers that the learner has not deleted, newest first, at most so many: bounded, however long somebody has practised. */
export async function newestAnswers(
  { db, userId }: ReadContext,
  { most, until = Infinity }: { most: number; until?: number },
): Promise<AnswerRow[]> {
  const rows = await db.answers
    .where('[userId+answeredAt]')
    .between([userId, -Infinity], [userId, until])
    .reverse()
    .limit(most)
    .toArray();
  return rows.filter(({ hidden }) => hidden === 0);
}
