import type { SignalFlag } from './signal-gate.ts';

export type RefusalReason = SignalFlag | 'no-text' | 'other-text';

/** Texts up to this many words are short: there the match alone would refuse weak readers. */
const shortText = 15;
const leastMatch = 0.3;
const leastWithAccuracy = 1;
const leastMatchOnLong = 0.35;

/**
 * Whether the app should refuse to show marks, because the recording does not seem to be of this text. `match` is the mean
 * probability that the words were said. On short texts it counts together with the accuracy (0 to 10), so that a weak
 * reader of the right text is not refused.
 */
export function refusalReason({
  match,
  accuracy,
  wordCount,
}: {
  match: number;
  accuracy: number;
  wordCount: number;
}): RefusalReason | undefined {
  const isOther =
    wordCount <= shortText
      ? match < leastMatch || match + accuracy / 10 < leastWithAccuracy
      : match < leastMatchOnLong;
  return isOther ? 'other-text' : undefined;
}
