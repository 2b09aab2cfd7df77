import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import type { ReadingPath, SaidWord } from './decode-reading.ts';
import type { Heard } from './listen.ts';
import { clip } from '#domain/numbers/statistics.ts';
import { wordWeights } from '#engines/speech/weights/word-weights.ts';
import { evidenceNames, type EvidenceNumbers } from '#engines/speech/weights/evidence-names.ts';
import { LocalFit, type Places, type Rival } from './rivals.ts';
import { confirmedShare, type WordWitness } from './second-witness.ts';

/** What two engines have to say of one word of the text. */
export interface WordEvidence {
  /** Its best place on the decoder's path; `undefined` when the decoder left it out. */
  readonly place: SaidWord | undefined;
  /** Whether the decoder heard other speech right beside it. */
  readonly isBesideExtra: boolean;
  /** Sounds of the word in its first pronunciation. */
  readonly phones: number;
  readonly witness: WordWitness;
  /** Share of the other words that the recogniser heard. */
  readonly understood: number;
  /** How much likelier the sound is with the word than without it; `undefined` when that cannot be told. */
  readonly withWord: number | undefined;
  /** How much likelier the text is here, for each of `words` words, than what the recogniser heard; `undefined` without a rival. */
  readonly againstRival: { readonly score: number; readonly words: number } | undefined;
}

interface Reading {
  readonly model: AcousticModel;
  readonly heard: Heard;
  readonly words: readonly SpokenWord[];
  readonly path: ReadingPath;
}

/** Frames between a word and speech beside it. */
const beside = 6;

/** The best place of every word, of those where it was said. */
export function bestPlaces({ said }: ReadingPath, wordCount: number): Places {
  const best: (SaidWord | undefined)[] = Array.from({ length: wordCount });
  for (const one of said)
    if (one.probability > (best[one.word]?.probability ?? Number.NEGATIVE_INFINITY)) best[one.word] = one;
  return best;
}

/** The evidence of every word of the text; none when the recogniser understood nothing, for then it has nothing to say. */
export function gatherEvidence(
  { model, heard, words, path }: Reading,
  { witnesses, rivals }: { witnesses: readonly WordWitness[]; rivals: readonly Rival[] },
): WordEvidence[] {
  if (witnesses.every(({ hears }) => hears === 'nothing')) return [];
  const places = bestPlaces(path, words.length);
  const fit = new LocalFit(model, heard, words, places);
  const heardCount = confirmedShare(witnesses) * witnesses.length;
  const compared = rivals.map((rival) => ({ rival, result: againstRival(fit, rival) }));
  return witnesses.map((witness, word) => {
    const place = places[word];
    const own = witness.hears === 'word' ? 1 : 0;
    return {
      place,
      isBesideExtra: place !== undefined && isBeside(place, path.extra),
      phones: words[word]?.pronunciations[0]?.length ?? 0,
      witness,
      understood: (heardCount - own) / Math.max(1, witnesses.length - 1),
      withWord: fit.withWord(word),
      againstRival: compared.find(({ rival }) => rival.after < word && word < rival.before)?.result,
    };
  });
}

function againstRival(fit: LocalFit, rival: Rival): WordEvidence['againstRival'] {
  const words = rival.before - rival.after - 1;
  const score = words === 0 ? undefined : fit.againstRival(rival);
  return score === undefined ? undefined : { score: score / words, words };
}

function isBeside({ from, to }: SaidWord, extra: ReadingPath['extra']): boolean {
  return extra.some((one) => Math.abs(one.to - from) <= beside || Math.abs(one.from - to) <= beside);
}

/**
 * The evidence as the numbers that `word-weights.ts` weighs: how the word itself fits, how much time it has, what the recogniser
 * heard in its place, and which of the two readings the sound bears out.
 */
export function evidenceNumbers({
  place,
  isBesideExtra,
  phones,
  witness: { hears, confidence, passedOver = 0, likeness = 0 },
  understood,
  withWord,
  againstRival,
}: WordEvidence): EvidenceNumbers {
  const rival = { score: (againstRival?.score ?? 0) / 50, words: againstRival?.words ?? 0 };
  const [word, other] = [hears === 'word' ? 1 : 0, hears === 'other' ? 1 : 0];
  return {
    verifier: place ? clip(Math.log(place.probability / (1 - place.probability)), -5, 6) : 0,
    leftOut: place ? 0 : 1,
    stretch: place ? clip(place.stretch, -2, 2) : 0,
    besideExtra: isBesideExtra ? 1 : 0,
    withWord: withWord === undefined ? 0 : clip(withWord / Math.max(1, phones) / 10, -2, 6),
    againstRival: rival.words === 1 ? clip(rival.score, -4, 4) : 0,
    againstRivalOfSeveral: rival.words > 1 ? clip(rival.score, -4, 4) : 0,
    heardWord: word,
    heardWordSurely: word * confidence,
    heardOther: other,
    heardOtherSurely: other * confidence,
    heardLike: likeness,
    soundIsOther: rival.words === 1 ? other * confidence * understood * clip(-rival.score / 2, 0, 4) : 0,
    passedOver,
    understood,
  };
}

/** Log odds that a word was read, by both engines together. */
export function readOdds(evidence: WordEvidence): number {
  const numbers = evidenceNumbers(evidence);
  const { bias, ...weights } = wordWeights;
  return evidenceNames.reduce((sum, name) => sum + weights[name] * numbers[name], bias);
}

/** Whether both engines together take a word as read. */
export const isRead = (evidence: WordEvidence): boolean => readOdds(evidence) > 0;
