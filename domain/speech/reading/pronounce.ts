import type { AcousticModel } from '#domain/speech/acoustic/acoustic-model.ts';
import { alignWords } from '#domain/speech/alignment/align-words.ts';
import { isVowel } from '#domain/speech/dictionary/vowels.ts';
import { forcedReading, type ReadingOptions } from '#domain/speech/graph/reading-graph.ts';
import type { SpokenWord } from '#domain/speech/graph/words.ts';
import { runLinear } from '#domain/speech/pronunciation/network.ts';
import { observePhones, type PhoneObservation } from '#domain/speech/pronunciation/observe-phones.ts';
import { scorePhones } from '#domain/speech/pronunciation/score-phones.ts';
import { sentenceFeatures } from '#domain/speech/pronunciation/sentence-features.ts';
import { clip } from '#domain/speech/pronunciation/statistics.ts';
import { groupByWord, wordFeatures } from '#domain/speech/pronunciation/word-features.ts';
import type { ReadingWeights } from '#domain/speech/weights/reading-weights.ts';
import type { Heard } from './listen.ts';
import type { WordWitness } from './second-witness.ts';
import {
  stackedPhoneFeatures,
  stackedSentenceFeatures,
  stackedWordFeatures,
  stackFor,
  type Hearing,
} from './stacked-features.ts';

/** Marks from 0 to 10, as trained raters gave them. */
export interface SentenceMarks {
  readonly accuracy: number;
  readonly fluency: number;
  readonly prosodic: number;
  readonly total: number;
}
export interface PronouncedWord {
  readonly from: number;
  readonly to: number;
  /** 0 to 10. */
  readonly score: number;
  /** ARPAbet phones with scores from 0 to 2. */
  readonly phones: readonly { readonly phone: string; readonly score: number }[];
}
export interface Pronunciation {
  /** By word number; a word that was not aligned is not there. */
  readonly words: ReadonlyMap<number, PronouncedWord>;
  readonly marks: SentenceMarks;
}

/** The scores were learned on sentences of about this many words; longer readings are scored in pieces. */
const chunkWords = 8;

/** Cuts a reading into pieces of nearly equal length, each of about eight words. */
export function chunk<T>(items: readonly T[], size: number): T[][] {
  const count = Math.max(1, Math.round(items.length / size));
  return Array.from({ length: count }, (_, i) =>
    items.slice(Math.round((i * items.length) / count), Math.round(((i + 1) * items.length) / count)),
  ).filter((piece) => piece.length > 0);
}

interface Spoken {
  readonly words: readonly SpokenWord[];
  /** Their places in the text. */
  readonly numbers: readonly number[];
  readonly allowsOtherSpeech: boolean;
  /** What the transcript engine made of the recording. */
  readonly hearing?: Hearing | undefined;
  /** What it heard in the place of each word of the text; empty when the words are its own. */
  readonly witnesses?: readonly WordWitness[];
}

/**
 * Scores how the given words were pronounced, by forced alignment of all of them. `undefined` when the recording is too short
 * for the words.
 */
export function pronounce(
  model: AcousticModel,
  heard: Heard,
  { words, numbers, allowsOtherSpeech, hearing, witnesses = [] }: Spoken,
  weights: ReadingWeights,
): Pronunciation | undefined {
  const { scorer, loop, features } = heard;
  const options: ReadingOptions = allowsOtherSpeech
    ? { ...forcedReading, garbage: { weight: -30, leastFrames: 8 } }
    : forcedReading;
  const pieces = alignWords(model, scorer, words, { options, loop });
  if (!pieces || words.length === 0) return undefined;
  const seen = observePhones(model, pieces, { scorer, loop, energy: features.energy });
  const byWord = Map.groupBy(seen, ({ word }) => word);
  const witnessOf = (word: number): WordWitness | undefined => witnesses[numbers[word] as number];
  const scored = chunk([...byWord.values()], chunkWords).map((piece) =>
    scoreChunk(piece.flat(), weights, { hearing, witnessOf }),
  );
  const total = scored.reduce((sum, { words: own }) => sum + own.length, 0);
  const average = (mark: keyof SentenceMarks): number =>
    clip(
      scored.reduce((sum, { words: own, marks }) => sum + (marks[mark] * own.length) / total, 0),
      0,
      10,
    );
  return {
    words: new Map(
      scored.flatMap(({ words: own }) => own.map(([word, one]) => [numbers[word] as number, one] as const)),
    ),
    marks: {
      accuracy: average('accuracy'),
      fluency: average('fluency'),
      prosodic: average('prosodic'),
      total: average('total'),
    },
  };
}

function scoreChunk(
  seen: readonly PhoneObservation[],
  weights: ReadingWeights,
  {
    hearing,
    witnessOf,
  }: { hearing: Hearing | undefined; witnessOf: (word: number) => WordWitness | undefined },
): { words: [number, PronouncedWord][]; marks: SentenceMarks } {
  const phones = scorePhones(seen, weights);
  const nameOf = (phone: number): string => weights.phones[phone] ?? '';
  const groups = groupByWord(phones).map((group) => {
    const features = wordFeatures(group, phones);
    return { group, features, score: runLinear(weights.word, features) };
  });
  const sentence = sentenceFeatures(
    phones,
    groups.map(({ score }) => score),
    (phone) => isVowel(nameOf(phone)),
  );
  const stack = stackFor(weights, hearing);
  const marks = stack ? stack.stacked.sentence : weights.sentence;
  const inputs = stack ? stackedSentenceFeatures(sentence, stack.hearing) : sentence;
  return {
    words: groups.map(({ group, features, score }) => {
      const word = group[0]?.seen.word ?? 0;
      const witness = witnessOf(word);
      const second = stack && witness ? { ...stack, witness } : undefined;
      const wordScore = second
        ? runLinear(second.stacked.word, stackedWordFeatures(features, second.witness))
        : score;
      const phoneScore = (first: number): number =>
        second ? runLinear(second.stacked.phone, stackedPhoneFeatures(first, second.witness)) : first;
      return [
        word,
        {
          from: group[0]?.seen.from ?? 0,
          to: group.at(-1)?.seen.to ?? 0,
          score: clip(wordScore, 0, 10),
          phones: group.map((one) => ({
            phone: nameOf(one.seen.phone),
            score: clip(phoneScore(one.score), 0, 2),
          })),
        },
      ];
    }),
    marks: {
      accuracy: runLinear(marks.accuracy, inputs),
      fluency: runLinear(marks.fluency, inputs),
      prosodic: runLinear(marks.prosodic, inputs),
      total: runLinear(marks.total, inputs),
    },
  };
}
