import { Dexie } from 'dexie';
import { z } from 'zod';
import { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/context.ts';
import type { OutboxOp } from '#data/op.ts';
import { readSyncState } from '#data/sync-store/sync-state-row.ts';
import { assessmentOf } from '#domain/assessment/assessment-of.ts';

const Submitted = z.object({ answerId: z.string(), taskType: TaskType });

/** The answer that an op hands in, when it will cost an AI score. */
function costlyAnswerOf({ kind, payload, state }: OutboxOp): string[] {
  if (kind !== 'answer.submit' || state === 'dead') return [];
  const submitted = Submitted.safeParse(payload);
  return submitted.success && assessmentOf(submitted.data.taskType) !== 'none'
    ? [submitted.data.answerId]
    : [];
}

/**
 * What the server last said was left, and the answers that will cost a score once it has them, in the order in which they were
 * given; `null` without a limit and before the server has said anything.
 */
async function countDown({ db, userId }: ReadContext): Promise<{ told: number; queued: string[] } | null> {
  return db.transaction('r', db.outbox, db.meta, async () => {
    const { aiQuota } = await readSyncState(db, userId);
    if (aiQuota === undefined || aiQuota.remaining === null) return null;
    const ops = await db.outbox
      .where('[userId+seq]')
      .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
      .and(({ kind }) => kind === 'answer.submit')
      .toArray();
    return { told: aiQuota.remaining, queued: ops.flatMap(costlyAnswerOf) };
  });
}

/** Whether there is an AI score for an answer, as far as this device knows. What the server has taken is paid. */
export async function hasAiScore(
  context: ReadContext,
  { answerId }: { readonly answerId: string },
): Promise<boolean> {
  const known = await countDown(context);
  return known === null || known.queued.indexOf(answerId) < known.told;
}

/** Free AI scores left, as far as this device knows; `null` without a limit, or when nothing is known of one. */
export async function aiScoresLeft(context: ReadContext): Promise<number | null> {
  const known = await countDown(context);
  return known && Math.max(0, known.told - known.queued.length);
}
