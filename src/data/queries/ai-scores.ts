import { Dexie } from 'dexie';
import type { FreeScores } from '#contract/entities/progress.ts';
import type { ReadContext } from '#data/store/context.ts';
import { costsAiScore } from '#domain/outbox/costs-ai-score.ts';
import { readEngineMemory } from '#data/store/sync-store/read-engine-memory.ts';
import type { EngineMemory } from '#domain/outbox/store/engine-memory.ts';
import { isRefused } from '#domain/tasks/is-refused.ts';
import { startOfFreeDay } from '#domain/premium/free-scores.ts';

/** What a learner on the free plan has of AI scores, as far as this device knows. */
export interface AiScores {
  readonly left: number;
  /** What the plan gives; `null` before the server has said so. */
  readonly free: FreeScores | null;
}

/** On the days after the server spoke it has all of a day's scores again: it counts an answer on the day on which it comes. */
function leftNow({ aiQuota, serverTime }: EngineMemory, now: number): number | null {
  if (aiQuota === undefined || aiQuota.remaining === null) return null;
  const { remaining, free } = aiQuota;
  const isNewDay = serverTime !== null && startOfFreeDay(now) > startOfFreeDay(serverTime);
  return free?.per === 'day' && isNewDay ? free.scores : remaining;
}

/**
 * What the server last said was left, less the answers that will take a score once it has them, at this instant (epoch ms); `null`
 * without a limit, or when nothing is known of one.
 */
export async function findAiScores(
  { db, userId }: ReadContext,
  { now }: { readonly now: number },
): Promise<AiScores | null> {
  return db.transaction('r', db.outbox, db.meta, db.answers, async () => {
    const state = await readEngineMemory(db, userId);
    const told = leftNow(state, now);
    if (told === null) return null;
    const ops = await db.outbox
      .where('[userId+seq]')
      .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
      .and((op) => op.state !== 'dead' && costsAiScore(op))
      .toArray();
    const rows = await db.answers.bulkGet(ops.map(({ target }) => target.slice('answer:'.length)));
    // What this device could not match costs nothing: the server gives its score back.
    const costly = rows.filter((row) => !isRefused(row?.score ?? null));
    return { left: Math.max(0, told - costly.length), free: state.aiQuota?.free ?? null };
  });
}
