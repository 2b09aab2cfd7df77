import type { Score } from '#contract/entities/answer.ts';
import type { StopView } from '#data/queries/find-session.ts';
import { isAgain, wentWell, type SessionSummary } from '#domain/practice-session/session-summary.ts';
import { countedPoints, shareOfPoints } from '#domain/practice-session/session-points.ts';
import { isRefused } from '#domain/tasks/is-refused.ts';
import { noPointsWords } from '#domain/answers/no-points-words.ts';
import { formatRange } from '#features/practice/score/format-points.ts';

/** The share of its points that an answer has, 0 to 1, in the middle of its range; `null` while there are none. */
export function shareOf(score: Score): number | null {
  const range = countedPoints(score);
  return range && shareOfPoints(range);
}

/** What the summary opens with. */
export function headline({ answered, left }: SessionSummary, total: number): string {
  if (left > 0) return `${total - left} of ${total} done`;
  return answered === 0 ? 'All skipped this time' : 'Session done';
}

/** A few words beside a stop: its points and how that went, or what it has instead. */
export function stopNote({ standing, answer }: Pick<StopView, 'standing' | 'answer'>): string {
  switch (standing) {
    case 'left':
      return 'To do';
    case 'skipped':
      return 'Skipped';
    case 'answered': {
      // It may be on its way from another device, which knows its score.
      if (answer === null) return 'Answered';
      const points = countedPoints(answer.score);
      if (points === null || answer.score === null) return noPointsWords(answer);
      const share = shareOf(answer.score);
      const how = wentWell(share) ? ', went well' : isAgain(share) ? ', worth another try' : '';
      return `${formatRange(points)}${how}`;
    }
  }
}

/** Whether points of an answered stop may still come. A refused recording and one that the server gave up on get none. */
export function isToCome({ standing, answer }: Pick<StopView, 'standing' | 'answer'>): boolean {
  if (standing !== 'answered') return false;
  if (answer === null) return true;
  return (
    countedPoints(answer.score) === null && !isRefused(answer.score) && answer.scoring?.status !== 'failed'
  );
}
