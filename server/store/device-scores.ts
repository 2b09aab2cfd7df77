import type { DeviceScore, Score, ShownScore } from '#contract/entities/answer.ts';
import type { Change } from '#contract/sync.ts';
import type { TaskType } from '#contract/task-type.ts';
import { assessmentOf, isAssessed } from '#domain/tasks/assessment-of.ts';
import { isOlderScorer } from '#domain/tasks/scorer-versions.ts';
import { shownBefore } from '#domain/estimates/shown-before.ts';
import { answer } from '#server/db/schema/answers.ts';
import { invalidField, Problem } from '#server/problem.ts';
import { and, eq, sql } from 'drizzle-orm';
import { answerChange } from './answer-dto.ts';
import type { Effect } from './effect.ts';
import { findJob } from './scoring-jobs.ts';

/** What a device found, or what it had shown where the server has found something since: never both. */
export interface DeviceFound {
  readonly deviceScore: DeviceScore | null;
  readonly shownBefore: ShownScore | null;
}

/** What is kept of a device's score beside what the server itself has found so far. One of a newer scorer stays. */
export function foundByDevice(device: DeviceScore | null, servers: Score | null): DeviceFound {
  const isBest =
    servers === null ||
    !isAssessed(servers) ||
    (device !== null && isOlderScorer(servers.scorer, device.score.scorer));
  if (device === null || isBest) return { deviceScore: device, shownBefore: null };
  return { deviceScore: null, shownBefore: shownBefore(device, servers) };
}

/** @throws Problem VALIDATION for what is no engine's score of such an answer */
export function checkDeviceScore(field: string, taskType: TaskType, { score }: DeviceScore): void {
  const kind = { none: null, writing: 'writing', reading: 'recording', 'free-speech': 'recording' } as const;
  if (score.evidence.kind !== kind[assessmentOf(taskType)] || !isAssessed(score))
    throw invalidField(field, 'this is no score of such an answer', 'wrong-kind');
}

/**
 * Keeps what a device made of an own answer, for the learner's other devices. It counts for nobody else: the score of the server does.
 * @throws Problem NOT_FOUND (also where it is somebody else's), VALIDATION
 */
export async function setDeviceScore(
  { tx, learner }: Pick<Effect, 'tx' | 'learner'>,
  { answerId, ...device }: DeviceScore & { readonly answerId: string },
): Promise<Change> {
  const own = and(eq(answer.id, answerId), eq(answer.learnerId, learner.id));
  const [row] = await tx.select().from(answer).where(own);
  if (row === undefined) throw new Problem('NOT_FOUND', 'The answer does not exist');
  checkDeviceScore('score', row.taskType, device);
  const [changed] = await tx
    .update(answer)
    .set({ ...foundByDevice(device, row.score), version: sql`${answer.version} + 1` })
    .where(own)
    .returning();
  if (changed === undefined) throw new Error('the score of a device was not stored');
  return answerChange(changed, learner, await findJob(tx, answerId));
}
