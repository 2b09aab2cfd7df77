import { deviation, mean, quantile } from '#domain/numbers/statistics.ts';
import type { ReadingWeights, StackedWeights } from '#engines/speech/weights/reading-weights.ts';
import type { WordWitness } from './second-witness.ts';

/** What a recogniser that knows no text made of the whole recording; a `Transcript` is one. */
export interface Hearing {
  /** Mean and deviation of its encoder's states over the speech; empty when it understood nothing. */
  readonly states: readonly number[];
  readonly meanLogProbability: number | null;
}

/**
 * The weights that stack a recogniser on the reading engine (stacked generalisation, Wolpert), when they were learned with
 * that recogniser and it understood something; otherwise `undefined`: the reading engine then judges alone.
 */
export function stackFor(
  { stacked }: ReadingWeights,
  hearing: Hearing | undefined,
): { readonly hearing: Hearing; readonly stacked: StackedWeights } | undefined {
  const own = Object.values(stacked).find(({ stateCount }) => stateCount === hearing?.states.length);
  return own && hearing ? { hearing, stacked: own } : undefined;
}

/** Inputs of the stacked marks of speech whose words nobody knew: the reading engine's own, then the recogniser's. */
export function stackedSentenceFeatures(
  sentence: readonly number[],
  { states, meanLogProbability }: Hearing,
): number[] {
  return [...sentence, meanLogProbability ?? 0, ...states];
}

function opinion({ hears, confidence }: WordWitness): number[] {
  const [word, other] = [hears === 'word' ? 1 : 0, hears === 'other' ? 1 : 0];
  return [word, word * confidence, other, other * confidence];
}

/** Inputs of a phone's second score: its first one, its square, and both beside what the recogniser heard in the word's place. */
export function stackedPhoneFeatures(score: number, witness: WordWitness): number[] {
  const heard = opinion(witness);
  return [score, score * score, ...heard, ...heard.map((value) => value * score)];
}

/** Inputs of a word's stacked score: the reading engine's own, beside what the recogniser heard in its place. */
export function stackedWordFeatures(word: readonly number[], witness: WordWitness): number[] {
  const heard = opinion(witness);
  const [mean = 0, least = 0] = word;
  return [...word, ...heard, ...heard.map((value) => value * mean), ...heard.map((value) => value * least)];
}

/** Stacked scores of the phones (0 to 2) and words (0 to 10) of a reading, in order; there is at least one of each. */
export interface SecondScores {
  readonly phones: readonly number[];
  readonly words: readonly number[];
}

const below = (values: readonly number[], limit: number): number =>
  values.filter((value) => value < limit).length / values.length;

/**
 * Inputs of the stacked marks of a reading: how the stacked scores of its phones and words spread, then those of
 * `stackedSentenceFeatures`. A rater's mark follows the worst sounds and words more than the mean of all.
 */
export function stackedReadingFeatures(
  { phones, words }: SecondScores,
  sentence: readonly number[],
): number[] {
  return [
    mean(phones),
    deviation(phones),
    ...[0, 0.1, 0.25, 0.5].map((share) => quantile(phones, share)),
    ...[1, 1.5].map((limit) => below(phones, limit)),
    mean(words),
    deviation(words),
    ...[0, 0.25, 0.5].map((share) => quantile(words, share)),
    ...[5, 7, 8.5].map((limit) => below(words, limit)),
    words[0] as number,
    words.at(-1) as number,
    ...sentence,
  ];
}
