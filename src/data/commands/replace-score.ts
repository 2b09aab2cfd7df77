import type { Score } from '#contract/entities/answer.ts';
import { commit } from '#data/commit.ts';
import type { DataContext } from '#data/context.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';

export interface ReplaceScoreInput {
  answerId: string;
  /** A whole score, from an engine of this device. */
  score: Score;
  /** The older scorer whose whole score it may replace, when the learner asked for that. */
  insteadOf?: string | undefined;
}

/** `gone`: the answer was deleted meanwhile. `kept`: it has a whole score already, from another tab or the server. */
export type ReplaceScoreResult = 'replaced' | 'gone' | 'kept';

/**
 * Puts a whole score in the place of one that waited for an engine, or that an older scorer made. Nothing is sent: the
 * server scores for itself.
 */
export async function replaceScore(
  context: DataContext,
  { answerId, score, insteadOf }: ReplaceScoreInput,
): Promise<ReplaceScoreResult> {
  let result: ReplaceScoreResult = 'gone';
  await commit(context, {
    write: async ({ answers }) => {
      result = 'gone';
      const row = await answers.get(answerId);
      if (row === undefined || row.userId !== context.userId || row.hidden === 1) return [];
      if (row.score !== null && isAssessed(row.score) && row.score.scorer !== insteadOf) {
        result = 'kept';
        return [];
      }
      await answers.put({ ...row, score, scorePercentage: percentageOf(score), scoredOn: 'device' });
      result = 'replaced';
      return [];
    },
  });
  return result;
}

/** `null` when not scored. */
export function percentageOf(score: Score | null): number | null {
  return score && score.points !== null && score.max > 0 ? (100 * score.points) / score.max : null;
}
