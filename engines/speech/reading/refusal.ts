import { clip } from '#domain/numbers/statistics.ts';
import type { SignalFlag } from './signal-gate.ts';

export type RefusalReason = SignalFlag | 'no-text' | 'other-text';

export interface TextEvidence {
  /** Mean probability that the words of the text were said. */
  readonly match: number;
  /** Share of the words that are CORRECT. */
  readonly coverage: number;
  /** The same of the words from the first that is CORRECT to the last one. */
  readonly inStretch: { readonly match: number; readonly coverage: number };
  /** Of `orderLead`; `undefined` where it cannot be told. */
  readonly orderLead?: number | undefined;
  /** 0 to 10. */
  readonly accuracy: number;
  /** Share of the speech that is not in the text. */
  readonly extraShare: number;
  /** Words of the text. */
  readonly wordCount: number;
  /** Words from the first that is CORRECT to the last one. */
  readonly stretchCount: number;
}

/**
 * The least sum of the evidence. Chosen on half of 125 rated speakers (docs/scoring.md): two to three in a thousand readings marked 5
 * and more are below it, and nine in ten other texts. A short text is the hardest: some children's readings of four words fit it no
 * better than chance. From six words on the limit is stricter, because `orderLead` then speaks for weak readers.
 */
const leastEvidence = { ofFewWords: 1.25, ofMore: 1.55, moreWords: 6 };

/** Readings of the text lead by about 24 for each sound; other texts lag behind by 3. What is beyond these limits says no more. */
const lead = { least: -5, most: 15 };

/**
 * In a long text some words fit any sound: music, speech played backwards and another text have about 3 of 10 words matched and
 * 4 to 5 of 10 accepted, all over the text, at middling marks. A weak reader of the text has more of them, a half reading has
 * them in one stretch, and one that starts in the middle has better marks (tests/scoring/odd-sounds.test.ts).
 */
const chance = { fewestWords: 20, match: 0.35, coverage: 0.6, accuracy: 6.5, spread: 0.8 };

function isChance({ wordCount, match, coverage, accuracy, stretchCount }: TextEvidence): boolean {
  return (
    wordCount >= chance.fewestWords &&
    match < chance.match &&
    coverage < chance.coverage &&
    accuracy < chance.accuracy &&
    stretchCount / wordCount >= chance.spread
  );
}

/**
 * A reading that stops early or begins late is known by the words that it has: some in one stretch that fit well, with little other
 * speech. Passages stopped at a tenth have almost none of it and fit by 0.8; another text has six tenths of it, music fits by 0.53.
 */
const part = { fewestWords: 4, mostExtra: 0.4, leastMatch: 0.55 };

/**
 * Whether the app should refuse to show marks, because the recording does not seem to be of this text. No single figure
 * decides: coverage alone would refuse weak readers of the right text.
 */
export function refusalReason(evidence: TextEvidence): RefusalReason | undefined {
  const { inStretch, stretchCount, wordCount, accuracy, extraShare, orderLead } = evidence;
  const isPart =
    stretchCount >= part.fewestWords && extraShare < part.mostExtra && inStretch.match >= part.leastMatch;
  const { match, coverage } = isPart ? inStretch : evidence;
  const isStrict = orderLead !== undefined && wordCount >= leastEvidence.moreWords;
  const least = isStrict ? leastEvidence.ofMore : leastEvidence.ofFewWords;
  const ordered = clip(orderLead ?? 0, lead.least, lead.most) / lead.most;
  const isTooLittle = match + coverage + accuracy / 10 - extraShare + ordered < least;
  return isTooLittle || isChance(evidence) ? 'other-text' : undefined;
}
