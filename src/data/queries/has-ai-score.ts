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
 * Whether there is an AI score for an answer, as far as this device knows: it counts down from what the server last said was
 * left, in the order in which the answers were given. What the server has taken is paid; before it said anything, there is one.
 */
export async function hasAiScore(
  { db, userId }: ReadContext,
  { answerId }: { readonly answerId: string },
): Promise<boolean> {
  return db.transaction('r', db.outbox, db.meta, async () => {
    const { aiQuota } = await readSyncState(db, userId);
    if (aiQuota === undefined || aiQuota.remaining === null) return true;
    const queued = await db.outbox
      .where('[userId+seq]')
      .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
      .and(({ kind }) => kind === 'answer.submit')
      .toArray();
    const place = queued.flatMap(costlyAnswerOf).indexOf(answerId);
    return place < aiQuota.remaining;
  });
}
