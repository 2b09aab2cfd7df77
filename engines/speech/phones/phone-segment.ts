import type { PhoneModel } from '#engines/speech/acoustic/model-definition.ts';
import type { SenoneScorer } from '#engines/speech/acoustic/senone-scorer.ts';

const never = Number.NEGATIVE_INFINITY;

/**
 * Log likelihood of the frames `from` to `to` (exclusive) under a three-state phone passed left to right, by Viterbi
 * without transition weights. A segment shorter than three frames may skip states.
 */
export function scorePhone(scorer: SenoneScorer, { senones }: PhoneModel, from: number, to: number): number {
  let [a, b, c] = [scorer.score(from, senones[0]), never, never];
  const isShort = to - from < 3;
  if (isShort) {
    b = scorer.score(from, senones[1]);
    c = scorer.score(from, senones[2]);
  }
  for (let frame = from + 1; frame < to; frame += 1) {
    const toC = Math.max(c, b, isShort ? a : never);
    c = toC + scorer.score(frame, senones[2]);
    b = Math.max(b, a) + scorer.score(frame, senones[1]);
    a += scorer.score(frame, senones[0]);
  }
  return isShort ? Math.max(a, b, c) : c;
}
