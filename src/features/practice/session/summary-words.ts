import type { Score } from '#contract/entities/answer.ts';
import type { StopView } from '#data/queries/find-session.ts';
import type { SessionSummary } from '#domain/practice-session/session-summary.ts';
import { pointsRange } from '#domain/estimates/points-range.ts';
import { noPointsWords } from '#domain/answers/no-points-words.ts';

/** The share of its points that an answer has, 0 to 1, in the middle of its range; `null` while there are none. */
export function shareOf(score: Score): number | null {
  const range = pointsRange(score);
  return range === null || range.max === 0 ? null : (range.low + range.high) / 2 / range.max;
}

/** What the summary opens with. */
export function headline({ answered, left }: SessionSummary, total: number): string {
  if (left > 0) return `${total - left} of ${total} done`;
  return answered === 0 ? 'All skipped this time' : 'Session done';
}

/** A few words beside a stop. */
export function stopNote({ standing, answer }: StopView, points: string | null): string {
  switch (standing) {
    case 'left':
      return 'To do';
    case 'skipped':
      return 'Skipped';
    case 'answered':
      // It may be on its way from another device, which knows its score.
      return answer === null ? 'Answered' : (points ?? noPointsWords(answer));
  }
}
