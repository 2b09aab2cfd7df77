import { isVowel } from '#engines/speech/dictionary/vowels.ts';
import { runLinear } from '#engines/speech/pronunciation/network.ts';
import { phoneBlocks, phoneFeatures } from '#engines/speech/pronunciation/phone-features.ts';
import { phoneInputs, scorePhones, type PhoneScorer } from '#engines/speech/pronunciation/score-phones.ts';
import { sentenceFeatures } from '#engines/speech/pronunciation/sentence-features.ts';
import {
  groupByWord,
  verifierFeatures,
  wordFeatures,
  type ScoredPhone,
} from '#engines/speech/pronunciation/word-features.ts';
import type {
  LinearWeights,
  NetworkWeights,
  ReadingWeights,
} from '#engines/speech/weights/reading-weights.ts';
import { median } from './correlation.ts';
import type { Example } from './examples.ts';
import { fitLogistic, fitRidge, scaleOf } from './linear-fit.ts';
import { trainNetwork, type NetworkSettings } from './train-network.ts';

export const sentenceMarks = ['accuracy', 'fluency', 'prosodic', 'total'] as const;
export type SentenceMark = (typeof sentenceMarks)[number];
const wordPenalty = 20;
const sentencePenalty = 20;
const verifierPenalty = 2;

/** Scale of the network's inputs: shares and one-hot inputs stay as they are, so that most of them are zero. */
export function fitPhoneScale(
  examples: readonly Example[],
  phoneCount: number,
): ReadingWeights['phoneScale'] {
  const rows = examples.flatMap(({ seen, facts }) => phoneFeatures(seen, facts));
  const plain = phoneBlocks * phoneCount;
  const { mean: centre, deviation } = scaleOf(rows.map((row) => row.subarray(plain)));
  const ones = Array.from({ length: plain }, () => 1);
  const round = (value: number): number => Math.round(value * 1e5) / 1e5;
  return {
    mean: [...ones.map(() => 0), ...centre.map(round)],
    deviation: [...ones, ...deviation.map(round)],
  };
}

/** Experts' mean mark of every aligned phone; undefined where there is none. */
export function phoneMarks({ rated, seen }: Example): (number | undefined)[] {
  return seen.map(({ word, index }) => rated.words[word]?.phoneAccuracy?.[index] ?? undefined);
}

/** Networks that differ in their seeds alone; the mean of their outputs is better than any. */
export function fitPhoneNetworks(
  examples: readonly Example[],
  {
    scale,
    network,
    networks,
  }: { scale: ReadingWeights['phoneScale']; network: NetworkSettings; networks: number },
): NetworkWeights[] {
  const inputs: Float32Array[] = [];
  const targets: number[] = [];
  for (const example of examples) {
    const marks = phoneMarks(example);
    phoneInputs(example.seen, example.facts, scale).forEach((input, at) => {
      const mark = marks[at];
      if (mark === undefined) return;
      inputs.push(input);
      targets.push(mark);
    });
  }
  return Array.from({ length: networks }, (_, i) =>
    trainNetwork(inputs, targets, { ...network, seed: network.seed + 100 * (i + 1) }),
  );
}

export interface ScoredExample {
  readonly example: Example;
  readonly phones: readonly ScoredPhone[];
  /** The same for the text with a planted word. */
  readonly plantedPhones: readonly ScoredPhone[];
}

/** An example with the scores of its phones. */
export function scoreExample(example: Example, weights: PhoneScorer): ScoredExample {
  return {
    example,
    phones: scorePhones(example.seen, weights),
    plantedPhones: scorePhones(example.planted?.seen ?? [], weights),
  };
}

/** Phone scores beside the experts' marks. */
export function phonePairs({ example, phones }: ScoredExample): [number, number][] {
  const marks = phoneMarks(example);
  return phones.flatMap(({ score }, at) => {
    const mark = marks[at];
    return mark === undefined ? [] : [[score, mark] as [number, number]];
  });
}

export function wordRows({ example, phones }: ScoredExample): { features: number[]; mark: number }[] {
  return groupByWord(phones).map((word) => ({
    features: wordFeatures(word, phones),
    mark: median(example.rated.words[word[0]?.seen.word ?? 0]?.accuracy ?? []),
  }));
}

export function fitWords(scored: readonly ScoredExample[]): LinearWeights {
  const rows = scored.flatMap(wordRows);
  return fitRidge(
    rows.map(({ features }) => features),
    rows.map(({ mark }) => mark),
    wordPenalty,
  );
}

export function sentenceRow(
  { phones }: ScoredExample,
  word: LinearWeights,
  phoneNames: readonly string[],
): number[] {
  const scores = groupByWord(phones).map((group) => runLinear(word, wordFeatures(group, phones)));
  return sentenceFeatures(phones, scores, (phone) => isVowel(phoneNames[phone] ?? ''));
}

export function fitSentences(
  scored: readonly ScoredExample[],
  word: LinearWeights,
  phoneNames: readonly string[],
): ReadingWeights['sentence'] {
  const rows = scored.map((one) => sentenceRow(one, word, phoneNames));
  const fit = (mark: SentenceMark): LinearWeights =>
    fitRidge(
      rows,
      scored.map(({ example }) => median(example.rated[mark])),
      sentencePenalty,
    );
  return {
    accuracy: fit('accuracy'),
    fluency: fit('fluency'),
    prosodic: fit('prosodic'),
    total: fit('total'),
  };
}

interface VerifierRow {
  readonly features: number[];
  /** 1 when the word was said, 0 when it was planted. */
  readonly said: 0 | 1;
  /** Phones of the word, or of the word that a planted one stands in for when that has fewer. */
  readonly phones: number;
}

/** Words of readings against a wrong text. */
export function verifierRows(scored: readonly ScoredExample[]): VerifierRow[] {
  return scored.flatMap(({ example: { planted, rated }, plantedPhones }) =>
    groupByWord(plantedPhones).map((word) => ({
      features: verifierFeatures(word, plantedPhones),
      said: planted?.place === 'all' || word[0]?.seen.word === planted?.place ? 0 : 1,
      phones:
        planted?.place === 'all'
          ? word.length
          : Math.min(word.length, rated.words[word[0]?.seen.word ?? 0]?.phones.length ?? 0),
    })),
  );
}

export function fitVerifier(scored: readonly ScoredExample[]): LinearWeights {
  const rows = verifierRows(scored);
  return fitLogistic(
    rows.map(({ features }) => features),
    rows.map(({ said }) => said),
    verifierPenalty,
  );
}
