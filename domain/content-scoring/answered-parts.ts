/** A key point of a question with several parts, as far as an answer covers it. */
export interface PartPoint {
  /** From 0 to 1. */
  readonly coverage: number;
  /** The part of the question that it answers, from 0; absent in a question without parts. */
  readonly bullet?: number | undefined;
}

export interface AnsweredPart {
  readonly bullet: number;
  readonly isAnswered: boolean;
}

/** A near word is enough when it is near. */
const enough = 0.5;

/** Which parts of its question a text answers: those of which it says at least one thing. In the question's order. */
export function answeredParts(points: readonly PartPoint[]): AnsweredPart[] {
  const parts = new Map<number, boolean>();
  for (const { bullet, coverage } of points) {
    if (bullet !== undefined) parts.set(bullet, (parts.get(bullet) ?? false) || coverage >= enough);
  }
  return [...parts]
    .map(([bullet, isAnswered]) => ({ bullet, isAnswered }))
    .toSorted((a, b) => a.bullet - b.bullet);
}
