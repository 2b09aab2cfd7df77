import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import { alignWords, type AlignedPiece } from '#engines/speech/alignment/align-words.ts';
import { freeReading } from '#engines/speech/graph/reading-graph.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import { runLinear } from '#engines/speech/pronunciation/network.ts';
import { observePhones } from '#engines/speech/pronunciation/observe-phones.ts';
import { scorePhones } from '#engines/speech/pronunciation/score-phones.ts';
import { mean, quantile } from '#domain/numbers/statistics.ts';
import { groupByWord, verifierFeatures } from '#engines/speech/pronunciation/word-features.ts';
import type { ReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import type { Heard } from './listen.ts';

/** A word of the text at a place where the decoder put it. A word that was said again has several. */
export interface SaidWord {
  readonly word: number;
  readonly from: number;
  readonly to: number;
  /** Sounds of the pronunciation that fitted best. */
  readonly phones: number;
  /** How much longer its sounds are than usual, in deviations of log duration, than those of the whole reading. */
  readonly stretch: number;
  /** The verifier's probability that it was this word. */
  readonly probability: number;
  /** Whether that is enough to take it as read. */
  readonly isAccepted: boolean;
}
export interface ReadingPath {
  readonly said: readonly SaidWord[];
  /** Speech that is not in the text, backed by energy. */
  readonly extra: readonly { readonly from: number; readonly to: number }[];
}

/** Shorter garbage, in frames, is the long tail of a word or a click. */
const shortestExtra = 20;

/** Keeps a well-read word 19 times of 20; below it another word was said in its place. */
export const leastProbability = 0.2;
/** Words of one or two phones ("a", "of") are too little evidence to accuse a reader of another word. */
const leastOfShortWord = 0.03;

/** Deviations of log duration under the reading's own pace, and frames between a word and extra speech. */
const squeezedBy = 0.7;
const beside = 6;

/** What was read, in order of time, allowing for skipped, repeated and foreign words. */
export function decodeReading(
  model: AcousticModel,
  heard: Heard,
  words: readonly SpokenWord[],
  weights: ReadingWeights,
): ReadingPath {
  const { scorer, loop, features } = heard;
  const pieces = alignWords(model, scorer, words, { options: freeReading, loop }) ?? [];
  const seen = observePhones(model, pieces, { scorer, loop, energy: features.energy });
  const phones = scorePhones(seen, weights);
  const extra = backedByEnergy(pieces, features.energy);
  const pace = mean(phones.map(({ facts }) => facts.lengthZ));
  const said = groupByWord(phones).map((group): SaidWord => {
    const logOdds = runLinear(weights.verifier, verifierFeatures(group, phones));
    const probability = 1 / (1 + Math.exp(-logOdds));
    const from = group[0]?.seen.from ?? 0;
    const to = group.at(-1)?.seen.to ?? 0;
    // Another word in its place leaves it a corner of that word's sound, with the rest as extra speech beside it.
    const stretch = mean(group.map(({ facts }) => facts.lengthZ)) - pace;
    const isBesideExtra = extra.some(
      (one) => Math.abs(one.to - from) <= beside || Math.abs(one.from - to) <= beside,
    );
    const least = group.length <= 2 ? leastOfShortWord : leastProbability;
    return {
      word: group[0]?.seen.word ?? 0,
      from,
      to,
      phones: group.length,
      stretch,
      probability,
      isAccepted: probability >= least && !(group.length > 2 && stretch < -squeezedBy && isBesideExtra),
    };
  });
  return { said, extra };
}

/** Garbage may also stand for noise between words: it counts only in the upper half of the recording's energy range. */
function backedByEnergy(pieces: readonly AlignedPiece[], energy: Float32Array): ReadingPath['extra'] {
  const range = [...energy];
  const middle = (quantile(range, 0.05) + quantile(range, 0.95)) / 2;
  return pieces.flatMap(({ label, from, to }) => {
    const isSpeech = label.kind === 'garbage' && to - from >= shortestExtra;
    return isSpeech && mean([...energy.subarray(from, to)]) > middle ? [{ from, to }] : [];
  });
}
