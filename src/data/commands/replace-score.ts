import type { DeviceKind, DeviceScore, Score } from '#contract/entities/answer.ts';
import type { MutationPayload } from '#contract/mutations.ts';
import { commit, type LearnerTables } from '#data/store/commit.ts';
import type { DataContext } from '#data/store/context.ts';
import { targetOf } from '#domain/outbox/kinds/kinds.ts';
import { isUntried } from '#domain/outbox/coalesce.ts';
import { newOp, type NewOp } from '#domain/outbox/new-op.ts';
import { sizeOf } from '#domain/outbox/op.ts';
import { getOpsAbout } from '#data/store/queue/queue-reads.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { percentageOf } from '#domain/estimates/percentage-of.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';

export interface ReplaceScoreInput {
  answerId: string;
  /** A whole score, from an engine of this device. */
  score: Score;
  device: DeviceKind;
  /** The older scorer whose whole score it may replace, when the learner asked for that. */
  insteadOf?: string | undefined;
}

/** `gone`: the answer was deleted meanwhile. `kept`: it has a whole score already, from another tab or the server. */
export type ReplaceScoreResult = 'replaced' | 'gone' | 'kept';

/**
 * Puts a whole score in the place of one that waited for an engine, or that an older scorer made, and sends it for the learner's
 * other devices to see: with its answer where that waits still, so that the learner has one thing waiting and not two.
 */
export async function replaceScore(
  context: DataContext,
  { answerId, score, device, insteadOf }: ReplaceScoreInput,
): Promise<ReplaceScoreResult> {
  let result: ReplaceScoreResult = 'gone';
  await commit(context, {
    write: async (tables) => {
      result = 'gone';
      const row = await tables.answers.get(answerId);
      if (row === undefined || row.userId !== context.userId || row.hidden === 1) return [];
      if (row.score !== null && isAssessed(row.score) && row.score.scorer !== insteadOf) {
        result = 'kept';
        return [];
      }
      const { scoredBy: _scoredBy, shownBefore: _shownBefore, ...rest } = row;
      await tables.answers.put({
        ...rest,
        score,
        scorePercentage: percentageOf(score),
        scoredOn: 'device',
      });
      result = 'replaced';
      return sendScore(tables, row, { device, score });
    },
  });
  return result;
}

async function sendScore(
  tables: LearnerTables,
  { userId, answerId }: AnswerRow,
  scored: DeviceScore,
): Promise<NewOp[]> {
  const about = await getOpsAbout(tables, userId, [targetOf('answer', answerId)]);
  const submission = about.find((op) => op.kind === 'answer.submit');
  if (!submission || !isUntried(submission)) return [newOp('answer.score', { answerId, ...scored })];
  const payload = { ...(submission.payload as MutationPayload<'answer.submit'>), scored };
  await tables.outbox.put({ ...submission, payload, sizeBytes: sizeOf(payload) });
  return [];
}
