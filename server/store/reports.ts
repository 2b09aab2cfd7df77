import type { Tx } from '#server/db/database.ts';
import { report } from '#server/db/schema.ts';
import { Problem } from '#server/problem.ts';

export interface NewReport {
  readonly reportId: string;
  readonly practiceId: number;
  readonly description: string;
}

/** Stores what a learner says is wrong with a practice. */
export async function createReport(tx: Tx, learnerId: string, given: NewReport, now: Date): Promise<void> {
  const { reportId: id, practiceId, description } = given;
  const [row] = await tx
    .insert(report)
    .values({ id, learnerId, practiceId, description, createdAt: now })
    .onConflictDoNothing({ target: report.id })
    .returning({ id: report.id });
  if (row === undefined)
    throw new Problem('IDEMPOTENCY_MISMATCH', 'This report id was used for another report');
}
