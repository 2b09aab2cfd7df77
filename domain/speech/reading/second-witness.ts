import type { ReadingPath, SaidWord } from './decode-reading.ts';

/** What a recogniser that does not know the text heard in the place of one of its words. */
export interface WordWitness {
  /** The word itself, a word that sounds quite unlike it, or nothing that settles the matter. */
  readonly hears: 'word' | 'other' | 'nothing';
  /** How sure the recogniser was, 0 to 1. */
  readonly confidence: number;
  /** How sure it was, 0 to 1, that it heard the words before and after with nothing between them. Absent when it did not. */
  readonly passedOver?: number;
}

/** From here on the recogniser is believed when it heard the very word that the text has there: that is no accident. */
const leastToConfirm = 0.4;
/** Against the text it is believed less readily: accents mislead it, and then it misunderstands the rest as well. */
const leastToDeny = 0.4;
const leastUnderstood = 0.7;
const sureVerifier = 0.95;
/** When it understood nearly all the rest and is sure of the other word, no verifier outweighs it. */
const leastUnderstoodToOverrule = 0.88;
const leastToOverrule = 0.45;

const mostPhonesOfSmallWord = 2;

/** A sound has three states of a frame each; words that were said are hardly ever as short as that in all their sounds. */
const squeezedFrames = 4;
const leastUnderstoodToPassOver = 0.8;
const leastToPassOver = 0.35;

/** Frames between a word and speech beside it. */
const beside = 6;

/** A single word has no rest that shows whether the speaker was understood: only a very sure other word speaks against it. */
const leastAgainstSingle = 0.8;

/** Sure other words in so many places, and so few of the text's own, are another text. Weak readers give unsure ones. */
const leastOfOtherText = 0.3;
const mostOfOwnText = 0.3;
const sureOther = 0.8;
const leastOtherWords = 2;

const isSureOther = ({ hears, confidence }: WordWitness): boolean =>
  hears === 'other' && confidence >= sureOther;

function hearsOtherText(witnesses: readonly WordWitness[], understood: number): boolean {
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
  confirmedShare(witnesses) >= leastUnderstoodToOverrule;

export const confirms = (witness: WordWitness | undefined): boolean =>
  witness?.hears === 'word' && witness.confidence >= leastToConfirm;

/** Of the words besides this one, the share that the recogniser heard. */
function understoodBeside(witnesses: readonly WordWitness[], word: number): number {
  const others = witnesses.filter((_, at) => at !== word);
  return others.length === 0 ? 0 : confirmedShare(others);
}

/**
 * The verifier's decisions on the words, where a second witness knows better. The limits were chosen on learners' readings
 * with planted words (docs/transcript-engine.md) and on the development half of spoiled recordings (docs/scoring-conditions.md).
 */
export function hearWitness({ said, extra }: ReadingPath, witnesses: readonly WordWitness[]): SaidWord[] {
  const isOtherText = hearsOtherText(witnesses, confirmedShare(witnesses));
  return said.map((one) => {
    const witness = witnesses[one.word];
    if (confirms(witness)) return { ...one, isAccepted: true };
    if (isOtherText) return { ...one, isAccepted: false };
    // Small words are weak: neither engine hears them well enough to accuse a reader of another one.
    if (witness === undefined || one.phones <= mostPhonesOfSmallWord) return one;
    const understood = understoodBeside(witnesses, one.word);
    const isRefuted =
      witness.hears === 'other'
        ? isDenied(one, witness, understood) || isCrowded(one, extra, witness, understood)
        : isPassedOver(one, witness, understood);
    return isRefuted ? { ...one, isAccepted: false } : one;
  });
}

function isDenied({ probability }: SaidWord, { confidence }: WordWitness, understood: number): boolean {
  if (understood >= leastUnderstoodToOverrule && confidence >= leastToOverrule) return true;
  return understood >= leastUnderstood && confidence >= leastToDeny && probability < sureVerifier;
}

/** Both engines heard other speech: the decoder beside the word, the recogniser in its place. */
function isCrowded(
  { from, to }: SaidWord,
  extra: ReadingPath['extra'],
  { confidence }: WordWitness,
  understood: number,
): boolean {
  const isBesideExtra = extra.some(
    (one) => Math.abs(one.to - from) <= beside || Math.abs(one.from - to) <= beside,
  );
  return isBesideExtra && understood >= leastUnderstood && confidence >= leastToDeny;
}

/** The decoder squeezed the word in, and the recogniser heard nothing between its neighbours. */
function isPassedOver(one: SaidWord, { passedOver = 0 }: WordWitness, understood: number): boolean {
  return (
    understood >= leastUnderstoodToPassOver && passedOver >= leastToPassOver && isSqueezed(one, one.phones)
  );
}

/** Whether there is hardly time for so many sounds between two frames. Of small words that says nothing. */
export function isSqueezed(
  { from, to }: { readonly from: number; readonly to: number },
  phones: number,
): boolean {
  return phones > mostPhonesOfSmallWord && to - from <= squeezedFrames * phones;
}
