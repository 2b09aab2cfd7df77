import type { ScoreComparison } from '#domain/answers/compare-scores.ts';
import { dayOf, daysBetween } from '#domain/goals/exam-day.ts';
import { counted } from '#domain/numbers/counted.ts';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const wholeDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * When an earlier answer was given, as people say it after "than": "on Tuesday", "yesterday". `of`: when the answer was given that
 * it is compared with. Instants are epoch ms.
 */
export function earlierWords(at: number, { of, now }: { of: number; now: number }): string {
  const days = daysBetween(dayOf(at), dayOf(now));
  // A clock that was wrong: the day it tells never was.
  if (days < 0) return 'before';
  if (days === 0) return 'earlier today';
  if (dayOf(at) === dayOf(of)) return 'earlier that day';
  if (days === 1) return 'yesterday';
  if (days < 7) return `on ${weekday.format(at)}`;
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return `on ${(isThisYear ? dayOfYear : wholeDate).format(at)}`;
}

/** "6 points more than on Tuesday": a score beside that of an earlier answer. */
export function comparisonWords(comparison: ScoreComparison, when: string): string {
  switch (comparison.kind) {
    case 'same':
      return `The same as ${when}`;
    case 'about-same':
      return `About the same as ${when}`;
    case 'more':
    case 'fewer': {
      const { points, kind, isLeast } = comparison;
      const difference = `${counted(points, 'point')} ${kind} than ${when}`;
      return isLeast ? `At least ${difference}` : difference;
    }
    case 'other-version':
      return `An earlier answer was scored by ${comparison.isOlder ? 'an older' : 'another'} version`;
    case 'other-question':
      return 'The question has changed since your earlier answer';
  }
}
