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
  /** Words of the text. */
  readonly wordCount: number;
  /** Share of the text from its first word that is CORRECT to the last one. */
  readonly spread: number;
}

/**
 * Chosen on rated sentences: at this sum about one right reading in twenty is refused, all of them weak readers, and nine in
 * ten readings of another text.
 */
const leastEvidence = 1.25;

/**
 * In a long text some words fit any sound: music, speech played backwards and another text have about 3 of 10 words matched and
 * 4 of 10 accepted, all over the text, at middling marks. A weak reader of the text has more of them, a half reading has
 * them in one stretch, and one that starts in the middle has better marks (tests/scoring/odd-sounds.test.ts).
 */
const chance = { fewestWords: 20, match: 0.35, coverage: 0.5, accuracy: 6.5, spread: 0.8 };

function isChance({ wordCount, match, coverage, accuracy, spread }: TextEvidence): boolean {
  return (
    wordCount >= chance.fewestWords &&
    match < chance.match &&
    coverage < chance.coverage &&
    accuracy < chance.accuracy &&
    spread >= chance.spread
  );
}

/**
 * Whether the app should refuse to show marks, because the recording does not seem to be of this text. No single figure
 * decides: coverage alone would refuse weak readers of the right text.
 */
export function refusalReason(evidence: TextEvidence): RefusalReason | undefined {
  const { match, coverage, accuracy, extraShare } = evidence;
  const isTooLittle = match + coverage + accuracy / 10 - extraShare < leastEvidence;
  return isTooLittle || isChance(evidence) ? 'other-text' : undefined;
}
