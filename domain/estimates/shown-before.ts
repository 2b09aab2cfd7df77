import type { DeviceScore, Score, ShownScore } from '#contract/entities/answer.ts';
import { pointsRange, saidRange } from './points-range.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';
import { isOlderScorer } from '#domain/tasks/scorer-versions.ts';
import { hasSecondListener } from '#domain/tasks/second-listener.ts';

/**
 * What the learner had seen of an answer that the server has now scored itself, where that differs; `null`: they see the same
 * points as before, or the server has no whole score.
 */
export function shownBefore({ device, score }: DeviceScore, servers: Score): ShownScore | null {
  const [range, serversRange] = [pointsRange(score), pointsRange(servers)];
  if (range === null || serversRange === null || !isAssessed(servers)) return null;
  const { low, high, max } = saidRange(range);
  const other = saidRange(serversRange);
  if (low === other.low && high === other.high && max === other.max) return null;
  return { device, scorer: score.scorer, low, high, max, why: whyOther(score, servers) };
}

function whyOther(own: Score, servers: Score): ShownScore['why'] {
  if (isOlderScorer(own.scorer, servers.scorer)) return 'newer-scorer';
  const isOneMore = hasSecondListener(own) === false && hasSecondListener(servers) === true;
  return isOneMore ? 'second-listener' : 'other-engine';
}
