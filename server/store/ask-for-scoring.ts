import type { Change } from '#contract/sync.ts';
import type { TaskType } from '#contract/task-type.ts';
import { percentageOf } from '#domain/estimates/percentage-of.ts';
import { scoreAnswer } from '#domain/tasks/score-answer.ts';
import { answer } from '#server/db/schema/answers.ts';
import { Problem } from '#server/problem.ts';
import { scoringEngineOf } from '#domain/tasks/scoring-engine.ts';
import { and, eq, sql } from 'drizzle-orm';
import { limitReached, spendAiScore } from './ai-quota.ts';
import { answerChange, readyJob } from './answer-dto.ts';
import type { Effect } from './effect.ts';
import { canonicalJson } from './fingerprint.ts';
import { enqueueScoring, findJob } from './scoring-jobs.ts';

/**
 * Scores an own answer again: at once where the score is exact, else through the queue. An answer that waits already stays
 * as it is, unless it waits for an AI score that there is now. It costs an AI score only when the answer has none: its first one was given back because nothing came of it.
 * @throws Problem NOT_FOUND, FORBIDDEN (somebody else's), AI_LIMIT
 */
export async function askForScoring(
  effect: Effect,
  asked: { readonly answerId: string; readonly taskType: TaskType },
): Promise<Change> {
  const { tx, learner, now, bank, stores, afterCommit } = effect;
  const named = and(eq(answer.id, asked.answerId), eq(answer.taskType, asked.taskType));
  const [row] = await tx.select().from(answer).where(named);
  if (row === undefined) throw new Problem('NOT_FOUND', 'The answer does not exist');
  if (row.learnerId !== learner.id)
    throw new Problem('FORBIDDEN', 'Only its author can have an answer scored');
  const item = bank.get(row.taskType, row.practiceId);
  const engine = scoringEngineOf(row.taskType);
  const job = await findJob(tx, row.id);
  const isWaiting = job !== undefined && job.failure === null && job.unpaidBy === null;
  if (isWaiting) return answerChange(row, learner, job);

  if (engine === undefined) {
    const outcome = scoreAnswer({ item, value: row.value, pteType: row.pteType });
    if (outcome.kind === 'mismatch' || canonicalJson(outcome.score) === canonicalJson(row.score))
      return answerChange(row, learner, null);
    const { score } = outcome;
    const [scored] = await tx
      .update(answer)
      .set({ score, scorePercentage: percentageOf(score), version: sql`${answer.version} + 1` })
      .where(named)
      .returning();
    return answerChange(scored ?? row, learner, null);
  }

  const { policy } = stores.scoring;
  if (!(await spendAiScore(tx, learner, { answerId: row.id, policy, now }))) throw limitReached(policy, now);
  await enqueueScoring(tx, { answerId: row.id, engine }, now);
  const [asWaiting] = await tx
    .update(answer)
    .set({ version: sql`${answer.version} + 1` })
    .where(named)
    .returning();
  afterCommit(async () => stores.scoring.nudge());
  return answerChange(asWaiting ?? row, learner, readyJob);
}
