import { alignWords, type AlignedPiece } from '#domain/speech/alignment/align-words.ts';
import type { AcousticModel } from '#domain/speech/acoustic/acoustic-model.ts';
import { framesPerSecond } from '#domain/speech/front-end/spectra.ts';
import { subtractNoise } from '#domain/speech/front-end/subtract-noise.ts';
import { forcedReading } from '#domain/speech/graph/reading-graph.ts';
import type { SpokenWord } from '#domain/speech/graph/words.ts';
import { runLinear } from '#domain/speech/pronunciation/network.ts';
import { observePhones } from '#domain/speech/pronunciation/observe-phones.ts';
import { scorePhones } from '#domain/speech/pronunciation/score-phones.ts';
import { clip, mean } from '#domain/speech/pronunciation/statistics.ts';
import { wordFeatures, type ScoredPhone } from '#domain/speech/pronunciation/word-features.ts';
import { decodeReading, leastProbability } from '#domain/speech/reading/decode-reading.ts';
import { listen } from '#domain/speech/reading/listen.ts';
import { confirms, deniesSingle, type WordWitness } from '#domain/speech/reading/second-witness.ts';
import { checkSignal, unusableReason, type SignalFlag } from '#domain/speech/reading/signal-gate.ts';
import type { ReadingWeights } from '#domain/speech/weights/reading-weights.ts';
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
  const clean = quality.flags.includes('noisy') ? { clean: subtractNoise } : {};
  const heard = listen(model, samples, [word], clean);
  const { said, extra } = decodeReading(model, heard, [word], weights);
  const probability = Math.max(0, ...said.filter((one) => one.isAccepted).map((one) => one.probability));
  const otherSeconds = extra.reduce((sum, { from, to }) => sum + to - from, 0) / framesPerSecond;
  const isHeard =
    (probability >= leastProbability || confirms(witness)) && !deniesSingle(witness, probability);
  if (!isHeard || otherSeconds > mostOtherShare * quality.speechSeconds)
    return { kind: 'refused', reason: 'other-word' };
  const pieces = alignWords(model, heard.scorer, [word], { options: forcedReading, loop: heard.loop });
  if (pieces === undefined) return { kind: 'refused', reason: 'too-short' };
  const { scorer, loop, features } = heard;
  const phones = scorePhones(
    observePhones(model, pieces, { scorer, loop, energy: features.energy }),
    weights,
  );
  const score = clip(runLinear(weights.word, wordFeatures(phones, phones)), 0, 10) * 10;
  return { kind: 'scored', score: round(score), syllables: syllablesOf(word, pieces, phones) };
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
