import type { TextSpan } from '#contract/entities/text-span.ts';

/** A key point of a question with several parts, as far as an answer covers it. */
export interface PartPoint {
  /** From 0 to 1. */
  readonly coverage: number;
  /** The part of the question that it answers, from 0; absent in a question without parts. */
  readonly bullet?: number | undefined;
}

export interface AnsweredPart {
  readonly bullet: number;
  /** `perhaps`: there is only a word near in meaning, which may be there for another reason. */
  readonly state: 'answered' | 'perhaps' | 'missing';
}

/** A word near in meaning says something only when it is very near: emails about anything else have nearer ones for 4 points of 10. */
const nearEnough = 0.7;

/** A stretch of several words that says it in part can be shown as it stands; a single word would look invented. */
const partEnough = 0.3;
const fewestLetters = 15;

/** Whether a key point is there as far as a reader would agree: what the lists call "Not found", advice names. */
export function isCovered({ coverage, found }: { coverage: number; found: TextSpan | null }): boolean {
  if (found === null) return false;
  return coverage >= (found.end - found.start >= fewestLetters ? partEnough : nearEnough);
}

/** Which parts of its question a text answers: those of which it says at least one thing. In the question's order. */
export function answeredParts(points: readonly PartPoint[]): AnsweredPart[] {
  const best = new Map<number, number>();
  for (const { bullet, coverage } of points) {
    if (bullet !== undefined) best.set(bullet, Math.max(best.get(bullet) ?? 0, coverage));
  }
  return [...best]
    .toSorted(([a], [b]) => a - b)
    .map(([bullet, coverage]) => ({ bullet, state: stateOf(coverage) }));
}

function stateOf(coverage: number): AnsweredPart['state'] {
  if (coverage >= 1) return 'answered';
  return coverage >= nearEnough ? 'perhaps' : 'missing';
}
