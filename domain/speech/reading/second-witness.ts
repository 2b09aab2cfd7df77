import type { SaidWord } from './decode-reading.ts';

/** What a recogniser that does not know the text heard in the place of one of its words. */
export interface WordWitness {
  /** The word itself, a word that sounds quite unlike it, or nothing that settles the matter. */
  readonly hears: 'word' | 'other' | 'nothing';
  /** How sure the recogniser was, 0 to 1. */
  readonly confidence: number;
}

/** From here on the recogniser is believed when it heard the very word that the text has there: that is no accident. */
const leastToConfirm = 0.4;
/** It is believed less readily against the text, and not when the verifier is sure: learners' accents mislead it. */
const leastToDeny = 0.6;
const sureVerifier = 0.9;

export const confirms = (witness: WordWitness | undefined): boolean =>
  witness?.hears === 'word' && witness.confidence >= leastToConfirm;

/** The verifier's decisions on the words, where a second witness knows better. */
export function hearWitness(
  said: readonly SaidWord[],
  witnesses: readonly (WordWitness | undefined)[],
): SaidWord[] {
  return said.map((one) => {
    const witness = witnesses[one.word];
    if (confirms(witness)) return { ...one, isAccepted: true };
    const isDenied =
      witness?.hears === 'other' && witness.confidence >= leastToDeny && one.probability < sureVerifier;
    return isDenied ? { ...one, isAccepted: false } : one;
  });
}
