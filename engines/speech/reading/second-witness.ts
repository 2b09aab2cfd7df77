/** What a recogniser that does not know the text heard in the place of one of its words. */
export interface WordWitness {
  /** The word itself, a word that sounds quite unlike it, or nothing that settles the matter. */
  readonly hears: 'word' | 'other' | 'nothing';
  /** How sure the recogniser was, 0 to 1. */
  readonly confidence: number;
  /** How sure it was, 0 to 1, that it heard the words before and after with nothing between them. Absent when it did not. */
  readonly passedOver?: number;
  /** How like the word it sounds what was heard in its place instead, 0 to 1. Absent where it heard the word, or no single one. */
  readonly likeness?: number;
}

/** From here on the recogniser is believed when it heard the very word that the text has there: that is no accident. */
const leastToConfirm = 0.4;
const sureVerifier = 0.95;
/** From this share of the words on the recogniser has nearly the whole text. */
export const nearlyAll = 0.88;

/** A single word has no rest that shows whether the speaker was understood: only a very sure other word speaks against it. */
const leastAgainstSingle = 0.8;

/** Sure other words in so many places, and so few of the text's own, are another text. Weak readers give unsure ones. */
const leastOfOtherText = 0.3;
const mostOfOwnText = 0.3;
const sureOther = 0.8;
const leastOtherWords = 2;

const isSureOther = ({ hears, confidence }: WordWitness): boolean =>
  hears === 'other' && confidence >= sureOther;

/** Whether it clearly heard another text. */
export function hearsOtherText(witnesses: readonly WordWitness[]): boolean {
  const understood = confirmedShare(witnesses);
  const others = witnesses.filter((witness) => isSureOther(witness)).length;
  return (
    understood <= mostOfOwnText && others >= Math.max(leastOtherWords, leastOfOtherText * witnesses.length)
  );
}

/** Whether the recogniser heard another word than the single one that was to be said. */
export const deniesSingle = (witness: WordWitness | undefined, probability: number): boolean =>
  witness?.hears === 'other' && witness.confidence >= leastAgainstSingle && probability < sureVerifier;

/** Share of the words in whose places the recogniser heard just them. */
export function confirmedShare(witnesses: readonly WordWitness[]): number {
  return witnesses.filter(({ hears }) => hears === 'word').length / Math.max(1, witnesses.length);
}

/** Whether the recogniser has so much of the text that it is believed about the rest of the speech as well. */
export const understandsAll = (witnesses: readonly WordWitness[]): boolean =>
  confirmedShare(witnesses) >= nearlyAll;

export const confirms = (witness: WordWitness | undefined): boolean =>
  witness?.hears === 'word' && witness.confidence >= leastToConfirm;
