import type { Tx } from '#server/db/database.ts';
import { comment } from '#server/db/schema/comments.ts';
import { report } from '#server/db/schema/practices.ts';
import { Problem } from '#server/problem.ts';
import { eq } from 'drizzle-orm';
import { checkPace } from './pace.ts';

export interface NewReport {
  readonly reportId: string;
  readonly practiceId: number;
  readonly description: string;
  readonly commentId?: string | undefined;
}

/**
 * Stores what a learner says is wrong with a practice or with a comment on it.
 * @throws Problem NOT_FOUND, RATE_LIMITED, IDEMPOTENCY_MISMATCH
 */
export async function createReport(tx: Tx, learnerId: string, given: NewReport, now: Date): Promise<void> {
  const { reportId: id, practiceId, description, commentId = null } = given;
  if (commentId !== null) {
    const [there] = await tx.select({ id: comment.id }).from(comment).where(eq(comment.id, commentId));
    if (there === undefined) throw new Problem('NOT_FOUND', 'The comment does not exist');
  }
  await checkPace(tx, learnerId, 'report', now);
  const [row] = await tx
    .insert(report)
    .values({ id, learnerId, practiceId, commentId, description, createdAt: now })
    .onConflictDoNothing({ target: report.id })
    .returning({ id: report.id });
  if (row === undefined)
    throw new Problem('IDEMPOTENCY_MISMATCH', 'This report id was used for another report');
}
