import type { AnswerDto } from '#contract/entities/answer.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { percentageOf } from '#domain/estimates/percentage-of.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';
import { hasSecondListener } from '#domain/tasks/second-listener.ts';
import { isOlderScorer } from '#domain/tasks/scorer-versions.ts';

type RowScore = Pick<AnswerRow, 'score' | 'scorePercentage' | 'scoredOn' | 'scoredBy' | 'shownBefore'>;

/**
 * The score of an answer to show. The server's, once it is whole, unless a device of the learner's has a better one; until then what
 * this device has, or another one of theirs; and where nobody has a whole one, the exact part.
 */
export function bestScore(row: AnswerRow | undefined, told: AnswerDto): RowScore {
  const { score, scorePercentage, deviceScore, shownBefore } = told;
  if (row && isBetter(row, told)) return scoreOf(row);
  if (deviceScore)
    return {
      score: deviceScore.score,
      scorePercentage: percentageOf(deviceScore.score),
      scoredOn: 'device',
      scoredBy: deviceScore.device,
    };
  if (score) return { score, scorePercentage, scoredOn: 'server', ...(shownBefore ? { shownBefore } : {}) };
  return row ? scoreOf(row) : { score: null, scorePercentage: null, scoredOn: 'device' };
}

function scoreOf({
  score,
  scorePercentage,
  scoredOn = 'device',
  scoredBy,
  shownBefore,
}: AnswerRow): RowScore {
  return {
    score,
    scorePercentage,
    scoredOn,
    ...(scoredBy ? { scoredBy } : {}),
    ...(shownBefore ? { shownBefore } : {}),
  };
}

/** Whether this device has more of a score than the server, and than what the server has from another device. */
function isBetter(row: AnswerRow, { score: servers, deviceScore }: AnswerDto): boolean {
  if (!row.score || !isAssessed(row.score)) return false;
  const isOthers = row.scoredBy !== undefined;
  if (deviceScore && (isOthers || isOlderScorer(row.score.scorer, deviceScore.score.scorer))) return false;
  if (servers === null || !isAssessed(servers)) return true;
  if (row.scoredOn !== 'device') return false;
  if (isOlderScorer(servers.scorer, row.score.scorer)) return true;
  // The same engine: what two listeners found here does not go for what one of them found there.
  const isSameScorer = servers.scorer === row.score.scorer;
  return isSameScorer && hasSecondListener(row.score) === true && hasSecondListener(servers) === false;
}
