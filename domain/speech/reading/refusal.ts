import type { SignalFlag } from './signal-gate.ts';

export type RefusalReason = SignalFlag | 'no-text' | 'other-text';

export interface TextEvidence {
  /** Mean probability that the words of the text were said. */
  readonly match: number;
  /** Share of the words that are CORRECT. */
  readonly coverage: number;
  /** 0 to 10. */
  readonly accuracy: number;
  /** Share of the speech that is not in the text. */
  readonly extraShare: number;
}

/**
 * Chosen on rated sentences: at this sum about one right reading in twenty is refused, all of them weak readers, and nine in
 * ten readings of another text.
 */
const leastEvidence = 1.25;

/**
 * Whether the app should refuse to show marks, because the recording does not seem to be of this text. No single figure
 * decides: coverage alone would refuse weak readers of the right text.
 */
export function refusalReason({
  match,
  coverage,
  accuracy,
  extraShare,
}: TextEvidence): RefusalReason | undefined {
  return match + coverage + accuracy / 10 - extraShare < leastEvidence ? 'other-text' : undefined;
}
