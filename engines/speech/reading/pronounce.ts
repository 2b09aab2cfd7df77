import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import { alignWords } from '#engines/speech/alignment/align-words.ts';
import { isVowel } from '#engines/speech/dictionary/vowels.ts';
import { forcedReading, type ReadingOptions } from '#engines/speech/graph/reading-graph.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import { runLinear } from '#engines/speech/pronunciation/network.ts';
import { observePhones, type PhoneObservation } from '#engines/speech/pronunciation/observe-phones.ts';
import { scorePhones } from '#engines/speech/pronunciation/score-phones.ts';
import { sentenceFeatures } from '#engines/speech/pronunciation/sentence-features.ts';
import { clip } from '#domain/numbers/statistics.ts';
import { groupByWord, wordFeatures, type ScoredPhone } from '#engines/speech/pronunciation/word-features.ts';
import type { ReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import type { Heard } from './listen.ts';
import type { WordWitness } from './second-witness.ts';
import {
  stackedPhoneFeatures,
  stackedReadingFeatures,
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

interface Witnesses {
  readonly hearing: Hearing | undefined;
  readonly witnessOf: (word: number) => WordWitness | undefined;
}

function scoreChunk(
  seen: readonly PhoneObservation[],
  weights: ReadingWeights,
  witnesses: Witnesses,
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
  const { words, marks, inputs } = stackScores(groups, sentence, { weights, ...witnesses });
  return {
    words: groups.map(({ group }, i) => [
      group[0]?.seen.word ?? 0,
      {
        from: group[0]?.seen.from ?? 0,
        to: group.at(-1)?.seen.to ?? 0,
        score: clip(words[i]?.score ?? 0, 0, 10),
        phones: group.map(({ seen: { phone }, score }, at) => ({
          phone: nameOf(phone),
          score: words[i]?.phones[at] ?? score,
        })),
      },
    ]),
    marks: {
      accuracy: runLinear(marks.accuracy, inputs),
      fluency: runLinear(marks.fluency, inputs),
      prosodic: runLinear(marks.prosodic, inputs),
      total: runLinear(marks.total, inputs),
    },
  };
}

interface FirstScores {
  readonly group: readonly ScoredPhone[];
  readonly features: readonly number[];
  readonly score: number;
}
interface StackedScores {
  readonly words: readonly { readonly score: number; readonly phones: readonly number[] }[];
  readonly marks: ReadingWeights['sentence'];
  /** What the marks are taken from. */
  readonly inputs: readonly number[];
}

/** The scores of words and phones and the inputs of the marks, by as many engines as have heard the words. */
function stackScores(
  groups: readonly FirstScores[],
  sentence: readonly number[],
  { weights, hearing, witnessOf }: Witnesses & { weights: ReadingWeights },
): StackedScores {
  const alone = groups.map(({ group, score }) => ({ score, phones: group.map((phone) => phone.score) }));
  const stack = stackFor(weights, hearing);
  if (!stack) return { words: alone, marks: weights.sentence, inputs: sentence };
  const { stacked } = stack;
  const inputs = stackedSentenceFeatures(sentence, stack.hearing);
  const witnesses = groups.flatMap(({ group }) => witnessOf(group[0]?.seen.word ?? 0) ?? []);
  if (witnesses.length < groups.length) return { words: alone, marks: stacked.sentence, inputs };
  const words = groups.map(({ group, features }, i) => {
    const witness = witnesses[i] as WordWitness;
    return {
      score: runLinear(stacked.word, stackedWordFeatures(features, witness)),
      phones: group.map(({ score }) =>
        clip(runLinear(stacked.phone, stackedPhoneFeatures(score, witness)), 0, 2),
      ),
    };
  });
  const seconds = { phones: words.flatMap(({ phones }) => phones), words: words.map(({ score }) => score) };
  return { words, marks: stacked.reading, inputs: stackedReadingFeatures(seconds, inputs) };
}
