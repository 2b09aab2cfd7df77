import { Dexie } from 'dexie';
import type { FreeScores } from '#contract/entities/progress.ts';
import type { ReadContext } from '#data/context.ts';
import { costsAiScore } from '#data/queue/costs-ai-score.ts';
import { readEngineMemory } from '#data/sync-store/read-engine-memory.ts';
import type { EngineMemory } from '#data/sync-store/engine-memory.ts';
import { isRefused } from '#domain/tasks/is-refused.ts';
import { startOfFreeDay } from '#domain/premium/free-scores.ts';

/** What a learner on the free plan has of AI scores, as far as this device knows. */
export interface AiScores {
  readonly left: number;
  /** What the plan gives; `null` before the server has said so. */
  readonly free: FreeScores | null;
}

interface CountDown {
  readonly told: number;
  readonly free: FreeScores | null;
  readonly queued: readonly string[];
}

/**
 * What the server last said was left, and the answers that will cost a score once it has them, in the order in which they were
 * given on this device, which is the order in which they are sent; `null` without a limit and before the server has said anything.
 */
async function countDown({ db, userId }: ReadContext, now: number): Promise<CountDown | null> {
  return db.transaction('r', db.outbox, db.meta, db.answers, async () => {
    const state = await readEngineMemory(db, userId);
    const told = leftNow(state, now);
    if (told === null) return null;
    const ops = await db.outbox
      .where('[userId+seq]')
      .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
      .and((op) => op.state !== 'dead' && costsAiScore(op))
      .toArray();
    const queued = ops.map(({ target }) => target.slice('answer:'.length));
    const rows = await db.answers.bulkGet(queued);
    // What this device could not match costs nothing: the server gives its score back.
    const costly = queued.filter((_, at) => !isRefused(rows[at]?.score ?? null));
    return { told, free: state.aiQuota?.free ?? null, queued: costly };
  });
}

/** On the days after the server spoke it has all of a day's scores again: it counts an answer on the day on which it comes. */
function leftNow({ aiQuota, serverTime }: EngineMemory, now: number): number | null {
  if (aiQuota === undefined || aiQuota.remaining === null) return null;
  const { remaining, free } = aiQuota;
  const isNewDay = serverTime !== null && startOfFreeDay(now) > startOfFreeDay(serverTime);
  return free?.per === 'day' && isNewDay ? free.scores : remaining;
}

/** Whether there is an AI score for an answer at this instant (epoch ms), as far as this device knows. What the server has taken is paid. */
export async function hasAiScore(
  context: ReadContext,
  { answerId, now }: { readonly answerId: string; readonly now: number },
): Promise<boolean> {
  const known = await countDown(context, now);
  return known === null || known.queued.indexOf(answerId) < known.told;
}

/** What is left at this instant (epoch ms); `null` without a limit, or when nothing is known of one. */
export async function findAiScores(
  context: ReadContext,
  { now }: { readonly now: number },
): Promise<AiScores | null> {
  const known = await countDown(context, now);
  return known && { left: Math.max(0, known.told - known.queued.length), free: known.free };
}
