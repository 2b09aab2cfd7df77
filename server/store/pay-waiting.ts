import { answer } from '#server/db/schema/answers.ts';
import { eq, sql } from 'drizzle-orm';
import { readQuota, spendAiScore } from './ai-quota.ts';
import { answerChange, readyJob } from './answer-dto.ts';
import type { Stores } from './effect.ts';
import type { LearnerRow } from './learners.ts';
import { markPaid, unpaidAnswers } from './scoring-jobs.ts';
import { writeAsServer } from './write.ts';

/**
 * Spends AI scores that a learner has again (a new day, a plan, one that was given back) on the answers that wait for them, the first
 * one first. Devices learn of it by the feed. Run before each pull: who does not look needs no score yet.
 */
export async function payWaiting(
  { db, scoring }: Pick<Stores, 'db' | 'scoring'>,
  owner: LearnerRow,
): Promise<void> {
  const { policy } = scoring;
  if ((await unpaidAnswers(db.orm, owner.id)).length === 0) return;
  if ((await readQuota(db.orm, owner, policy, new Date())).remaining === 0) return;
  await writeAsServer(db, owner.id, async ({ tx, now, publish }) => {
    for (const id of await unpaidAnswers(tx, owner.id)) {
      if (!(await spendAiScore(tx, owner, { answerId: id, policy, now }))) break;
      await markPaid(tx, id, now);
      const [row] = await tx
        .update(answer)
        .set({ version: sql`${answer.version} + 1` })
        .where(eq(answer.id, id))
        .returning();
      if (row) publish({ learnerId: owner.id, change: answerChange(row, owner, readyJob) });
    }
    return null;
  });
  scoring.nudge();
}
