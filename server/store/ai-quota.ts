/**
 * Free AI scores, of the server: what a device scores costs none. Law: counted and spent in the transaction that puts the answer
 * into the queue, under the lock of the learner's feed, so that two answers at once cannot both be the last one.
 */
import type { AiQuota, FreeScores, ToldAiQuota } from '#contract/entities/progress.ts';
import { nextFreeScoresAt, startOfFreeDay } from '#domain/premium/free-scores.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { aiUse } from '#server/db/schema/answers.ts';
import type { learner } from '#server/db/schema/learners.ts';
import { Problem } from '#server/problem.ts';
import { and, count, eq, gte } from 'drizzle-orm';

type Owner = Pick<typeof learner.$inferSelect, 'id' | 'status'>;

/** What is left; `null` without a limit. */
async function countRemaining(
  queries: Queries,
  owner: Owner,
  policy: FreeScores,
  now: Date,
): Promise<number | null> {
  if (owner.status === 'PREMIUM') return null;
  const since = policy.per === 'day' ? gte(aiUse.usedAt, new Date(startOfFreeDay(now.getTime()))) : undefined;
  const [used] = await queries
    .select({ n: count() })
    .from(aiUse)
    .where(and(eq(aiUse.learnerId, owner.id), since));
  return Math.max(0, policy.scores - (used?.n ?? 0));
}

/** What a learner has left, as it goes over the wire. */
export async function readQuota(
  queries: Queries,
  owner: Owner,
  policy: FreeScores,
  now: Date,
): Promise<AiQuota> {
  return { status: owner.status, remaining: await countRemaining(queries, owner, policy, now) };
}

/** The same with what the free plan gives, as a sync tells it. */
export async function tellQuota(
  queries: Queries,
  owner: Owner,
  policy: FreeScores,
  now: Date,
): Promise<ToldAiQuota> {
  return { ...(await readQuota(queries, owner, policy, now)), free: policy };
}

/** Takes one AI score for an answer; nothing for one that has cost one already. `false`: none is left. */
export async function spendAiScore(
  tx: Tx,
  owner: Owner,
  spent: { readonly answerId: string; readonly policy: FreeScores; readonly now: Date },
): Promise<boolean> {
  const { answerId, policy, now } = spent;
  const [paid] = await tx
    .select({ answerId: aiUse.answerId })
    .from(aiUse)
    .where(and(eq(aiUse.learnerId, owner.id), eq(aiUse.answerId, answerId)));
  if (paid !== undefined) return true;
  const remaining = await countRemaining(tx, owner, policy, now);
  if (remaining === null) return true;
  if (remaining === 0) return false;
  await tx.insert(aiUse).values({ learnerId: owner.id, answerId, usedAt: now });
  return true;
}

/** For who asks for a score and has none left. */
export function limitReached(policy: FreeScores, now: Date): Problem {
  const nextAt = nextFreeScoresAt(policy, now.getTime());
  if (nextAt === null)
    return new Problem('AI_LIMIT', `You have used your ${policy.scores} free AI scores. The answer is kept`);
  return new Problem(
    'AI_LIMIT',
    `You have used your ${policy.scores} free AI-score test attempts for today. The answer is kept`,
    { retryAfterSeconds: Math.ceil((nextAt - now.getTime()) / 1_000) },
  );
}

/** Gives back what an answer cost that could not be scored. */
export async function returnAiScore(tx: Tx, learnerId: string, answerId: string): Promise<void> {
  await tx.delete(aiUse).where(and(eq(aiUse.learnerId, learnerId), eq(aiUse.answerId, answerId)));
}
