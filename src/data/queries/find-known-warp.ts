import type { ReadContext } from '#data/store/context.ts';
import { assessmentOf } from '#domain/tasks/assessment-of.ts';
import { knownWarp } from '#domain/answers/known-voice.ts';

/**
 * What the learner's scored readings among the newest `among` answers say of their voice; `undefined` when that is not enough, or
 * when it is time to find it anew. Nothing else is kept of it: it goes with the answers, and comes with them from other devices.
 */
export async function findKnownWarp(
  { db, userId }: ReadContext,
  { among = 60 }: { among?: number } = {},
): Promise<number | undefined> {
  const readings = await db.answers
    .where('[userId+answeredAt]')
    .between([userId, -Infinity], [userId, Infinity])
    .reverse()
    .limit(among)
    .filter(({ taskType, hidden }) => hidden === 0 && assessmentOf(taskType) === 'reading')
    .toArray();
  return knownWarp(readings.map(({ score }) => score?.evidence ?? null));
}
