import type { Score } from '#contract/entities/answer.ts';
import { pointsRange, saidRange } from '#domain/estimates/points-range.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';
import { isRefused } from '#domain/tasks/is-refused.ts';
import { isOlderScorer } from '#domain/tasks/scorer-versions.ts';

/** What two scores of the same question say together. Points are whole for estimates, else as the rules give them. */
export type ScoreComparison =
  | { readonly kind: 'same' }
  /** Two estimates whose ranges meet: nobody knows which is better. */
  | { readonly kind: 'about-same' }
  /** `isLeast`: of estimates, the gap between the ranges: the real difference is at least this. */
  | { readonly kind: 'more' | 'fewer'; readonly points: number; readonly isLeast: boolean }
  /** Other rules or another engine gave the earlier points; `isOlder`: those of before. */
  | { readonly kind: 'other-version'; readonly isOlder: boolean }
  /** The question is worth other points than it was. */
  | { readonly kind: 'other-question' };

/** Whether a score can be compared at all: it has points, and what it was measured by was not refused. */
export function isComparable(score: Score | null): score is Score {
  return score !== null && isAssessed(score) && !isRefused(score) && pointsRange(score) !== null;
}

/** Compares a score with that of an earlier answer; `null` when one of them cannot be compared. */
export function compareScores(now: Score, earlier: Score): ScoreComparison | null {
  const ranges = [now, earlier].map((score) => (isComparable(score) ? pointsRange(score) : null));
  const [own, other] = ranges.map((range) => range && saidRange(range));
  if (!own || !other) return null;
  if (now.rubric !== earlier.rubric || now.scorer !== earlier.scorer)
    return { kind: 'other-version', isOlder: isOlderVersion(earlier, now) };
  if (own.max !== other.max) return { kind: 'other-question' };
  const isExact = own.isExact && other.isExact;
  if (own.low > other.high) return { kind: 'more', points: gap(own.low, other.high), isLeast: !isExact };
  if (own.high < other.low) return { kind: 'fewer', points: gap(other.low, own.high), isLeast: !isExact };
  return { kind: isExact ? 'same' : 'about-same' };
}

function isOlderVersion(score: Score, than: Score): boolean {
  return score.scorer === than.scorer
    ? score.rubric < than.rubric
    : isOlderScorer(score.scorer, than.scorer) && !isOlderScorer(than.scorer, score.scorer);
}

/** Points have at most two decimals on a screen, so a difference of them too. */
function gap(more: number, less: number): number {
  return Math.round((more - less) * 100) / 100;
}
