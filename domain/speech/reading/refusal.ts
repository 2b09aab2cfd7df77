import type { SignalFlag } from './signal-gate.ts';

export type RefusalReason = SignalFlag | 'no-text' | 'other-text';

/** Texts up to this many words are short: there coverage alone would refuse weak readers. */
const shortText = 15;
const leastOnShort = 1.1;
const leastCoverageOnLong = 0.35;

/**
 * Whether the app should refuse to show marks, because the recording does not seem to be of this text. On short texts
 * coverage and pronunciation together decide, so that a weak reader of the right text is not refused.
 */
export function refusalReason({
  coverage,
  accuracy,
  wordCount,
}: {
  coverage: number;
  accuracy: number;
  wordCount: number;
}): RefusalReason | undefined {
  const isOther =
    wordCount <= shortText ? coverage + accuracy / 10 < leastOnShort : coverage < leastCoverageOnLong;
  return isOther ? 'other-text' : undefined;
}
