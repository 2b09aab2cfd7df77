import { alignWords, type AlignedPiece } from '#engines/speech/alignment/align-words.ts';
import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import { framesPerSecond, sampleRate } from '#engines/speech/front-end/spectra.ts';
import { subtractNoise } from '#engines/speech/front-end/subtract-noise.ts';
import { forcedReading } from '#engines/speech/graph/reading-graph.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import { runLinear } from '#engines/speech/pronunciation/network.ts';
import { observePhones } from '#engines/speech/pronunciation/observe-phones.ts';
import { scorePhones } from '#engines/speech/pronunciation/score-phones.ts';
import { clip, mean } from '#domain/numbers/statistics.ts';
import { speechBounds } from '#domain/signal/speech-bounds.ts';
import {
  verifierFeatures,
  wordFeatures,
  type ScoredPhone,
} from '#engines/speech/pronunciation/word-features.ts';
import { decodeReading, leastProbability } from '#engines/speech/reading/decode-reading.ts';
import { listen } from '#engines/speech/reading/listen.ts';
import { confirms, deniesSingle, type WordWitness } from '#engines/speech/reading/second-witness.ts';
import {
  checkSignal,
  unusableReason,
  type SignalFlag,
  type SignalQuality,
} from '#engines/speech/reading/signal-gate.ts';
import type { ReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import { splitLetters, syllableStarts } from './syllables.ts';

/** Times in seconds from the start of the recording; scores from 0 to 100. */
export interface ScoredSyllable {
  readonly syllable: string;
  readonly score: number;
  readonly accuracy: 'HIGH' | 'MEDIUM' | 'LOW';
  readonly start: number;
  readonly dur: number;
}

export type WordRefusal = SignalFlag | 'other-word';

export type WordOutcome =
  | { readonly kind: 'scored'; readonly score: number; readonly syllables: readonly ScoredSyllable[] }
  | { readonly kind: 'refused'; readonly reason: WordRefusal };

/** A mean of the phone scores (2 right, 1 with an accent, 0 wrong) from which a syllable is good, or needs work. */
const highFrom = 75;
const lowUnder = 50;

/** A single word has no neighbours that speak for it: what follows or comes before it may not outweigh it. */
const mostOtherShare = 0.6;

/**
 * Where no transcript confirms the word: the share of a sound among all that might stand in its place under which it was not said. The
 * verifier weighs all sounds of a word together, and lets one that is nowhere pass for the good fit of the others.
 */
const leastShareOfSound = 0.01;
/** With all sounds clearly there, and this probability along them, the word was said even where the free search lost it. */
const clearShareOfSound = 0.03;
const clearProbability = 0.8;
/** More speech besides it is a sentence that has the word in it. */
const mostBesideClear = 0.75;

/** One word with the silence round it. A longer recording is of something else, and takes long to listen to. */
const longestSeconds = 15;

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Scores how one word was pronounced, syllable by syllable, from 16 kHz mono samples. Refuses silence, noise and another
 * word. `witness` is what the transcript engine heard in its place. Pure: the same input gives the same result anywhere.
 */
export function scoreWord(
  { model, weights }: { readonly model: AcousticModel; readonly weights: ReadingWeights },
  samples: Float32Array,
  word: SpokenWord,
  witness?: WordWitness,
): WordOutcome {
  const quality = checkSignal(samples);
  const unusable = unusableReason(quality);
  if (unusable !== undefined) return { kind: 'refused', reason: unusable };
  if (quality.durationSeconds > longestSeconds) return { kind: 'refused', reason: 'too-long' };
  // Seconds of silence round a word are room for sounds that were not said: three of four good words were refused for them.
  const bounds = speechBounds(samples, sampleRate);
  const outcome = scoreCut(
    { model, weights },
    { samples: samples.subarray(bounds.from, bounds.to), quality, word, witness },
  );
  if (outcome.kind === 'refused') return outcome;
  const before = bounds.from / sampleRate;
  return {
    ...outcome,
    syllables: outcome.syllables.map((one) => ({ ...one, start: one.start + before })),
  };
}

interface CutWord {
  /** The word with little silence round it. */
  readonly samples: Float32Array;
  /** Of the whole recording. */
  readonly quality: SignalQuality;
  readonly word: SpokenWord;
  readonly witness: WordWitness | undefined;
}

/** Times are those of the cut samples. */
function scoreCut(
  { model, weights }: { readonly model: AcousticModel; readonly weights: ReadingWeights },
  { samples, quality, word, witness }: CutWord,
): WordOutcome {
  const clean = quality.flags.includes('noisy') ? { clean: subtractNoise } : {};
  const heard = listen(model, samples, [word], clean);
  const { said, extra } = decodeReading(model, heard, [word], weights);
  const probability = Math.max(0, ...said.filter((one) => one.isAccepted).map((one) => one.probability));
  const otherSeconds = extra.reduce((sum, { from, to }) => sum + to - from, 0) / framesPerSecond;
  if (deniesSingle(witness, probability)) return { kind: 'refused', reason: 'other-word' };
  const pieces = alignWords(model, heard.scorer, [word], { options: forcedReading, loop: heard.loop });
  const { scorer, loop, features } = heard;
  const phones = pieces
    ? scorePhones(observePhones(model, pieces, { scorer, loop, energy: features.energy }), weights)
    : [];
  const otherShare = otherSeconds / quality.speechSeconds;
  const isFound =
    otherShare <= mostOtherShare &&
    (confirms(witness) || (probability >= leastProbability && !lacksSound(phones)));
  const isClear = otherShare <= mostBesideClear && pieces !== undefined && isAllThere(phones, weights);
  if (!isFound && !isClear) return { kind: 'refused', reason: 'other-word' };
  if (pieces === undefined) return { kind: 'refused', reason: 'too-short' };
  const score = clip(runLinear(weights.word, wordFeatures(phones, phones)), 0, 10) * 10;
  return { kind: 'scored', score: round(score), syllables: syllablesOf(word, pieces, phones) };
}

const leastShare = (phones: readonly ScoredPhone[]): number =>
  Math.min(...phones.map(({ facts }) => facts.posterior));
const lacksSound = (phones: readonly ScoredPhone[]): boolean => leastShare(phones) < leastShareOfSound;

function isAllThere(phones: readonly ScoredPhone[], { verifier }: ReadingWeights): boolean {
  const logOdds = runLinear(verifier, verifierFeatures(phones, phones));
  return leastShare(phones) >= clearShareOfSound && 1 / (1 + Math.exp(-logOdds)) >= clearProbability;
}

function syllablesOf(
  word: SpokenWord,
  pieces: readonly AlignedPiece[],
  phones: readonly ScoredPhone[],
): ScoredSyllable[] {
  const chosen = pieces.find(({ label }) => label.kind === 'phone')?.label;
  const names = chosen?.kind === 'phone' ? (word.pronunciations[chosen.pronunciation] ?? []) : [];
  const starts = syllableStarts(names);
  const letters = splitLetters(word.text, starts.length);
  return starts.map((from, i) => {
    const own = phones.slice(from, starts[i + 1] ?? phones.length);
    const score = round(mean(own.map((phone) => phone.score)) * 50);
    const start = (own[0]?.seen.from ?? 0) / framesPerSecond;
    const end = (own.at(-1)?.seen.to ?? 0) / framesPerSecond;
    const accuracy = score >= highFrom ? 'HIGH' : score < lowUnder ? 'LOW' : 'MEDIUM';
    return { syllable: letters[i] ?? '', score, accuracy, start, dur: end - start };
  });
}
