import type { ReadContext } from '#data/store/context.ts';
import type { AnswerRow } from '#data/store/rows.ts';

/** An own answer; `null` when it is not on this device, or deleted. */
export async function findAnswer(
  { db, userId }: ReadContext,
  { answerId }: { answerId: string },
): Promise<AnswerRow | null> {
  const row = await db.answers.get(answerId);
  return row === undefined || row.userId !== userId || row.hidden === 1 ? null : row;
}
