import type { ReadingPath, SaidWord } from './decode-reading.ts';
import type { JudgedWord } from './judge-words.ts';
import type { PronouncedWord } from './pronounce.ts';
import { confirms, hearsOtherText, nearlyAll } from './second-witness.ts';
import { isRead, type WordEvidence } from './word-evidence.ts';

const mostPhonesOfSmallWord = 2;

/**
 * The verifier's decisions on the words, where a second witness has something to say: then all the evidence decides. Small words
 * are weak: neither engine hears them well enough to accuse a reader of another one.
 */
export function weighWords({ said }: ReadingPath, evidence: readonly WordEvidence[]): SaidWord[] {
  const isOtherText = hearsOtherText(evidence.map(({ witness }) => witness));
  return said.map((one) => {
    const own = evidence[one.word];
    if (own === undefined) return one;
    if (isOtherText) return { ...one, isAccepted: confirms(own.witness) };
    if (own.phones <= mostPhonesOfSmallWord)
      return confirms(own.witness) ? { ...one, isAccepted: true } : one;
    return one === own.place ? { ...one, isAccepted: isRead(own) } : one;
  });
}

/**
 * A word that the decoder left out and in whose place the second witness heard a word, this one or another: all the evidence
 * decides. Of small words in a text that it has otherwise it is enough that the sound is likelier with them: "a" heard for "the"
 * accuses nobody.
 */
export function rescueWord(
  one: JudgedWord,
  evidence: readonly WordEvidence[],
  pronounced: ReadonlyMap<number, PronouncedWord>,
): JudgedWord {
  if (one.type === 'EXTRA' || one.type === 'CORRECT') return one;
  const own = evidence[one.word];
  if (own === undefined || own.place !== undefined) return one;
  const { phones, witness } = own;
  if (witness.hears !== 'word' && witness.likeness === undefined) return one;
  const isThere = phones <= mostPhonesOfSmallWord ? confirms(witness) || isBorneOut(own) : isRead(own);
  const place = one.type === 'REPLACED' ? one : pronounced.get(one.word);
  return isThere && place ? { type: 'CORRECT', word: one.word, from: place.from, to: place.to } : one;
}

const isBorneOut = ({ understood, withWord = 0 }: WordEvidence): boolean =>
  understood >= nearlyAll && withWord > 0;
