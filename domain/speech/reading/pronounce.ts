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

/**
 * Scores how the given words were pronounced, by forced alignment of all of them. `numbers` are their places in the text.
 * `undefined` when the recording is too short for the words.
 */
export function pronounce(
  model: AcousticModel,
  heard: Heard,
  {
    words,
    numbers,
    allowsOtherSpeech,
  }: { words: readonly SpokenWord[]; numbers: readonly number[]; allowsOtherSpeech: boolean },
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
  const scored = chunk([...byWord.values()], chunkWords).map((piece) => scoreChunk(piece.flat(), weights));
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
): { words: [number, PronouncedWord][]; marks: SentenceMarks } {
  const phones = scorePhones(seen, weights);
  const nameOf = (phone: number): string => weights.phones[phone] ?? '';
  const groups = groupByWord(phones).map((group) => ({
    group,
    score: runLinear(weights.word, wordFeatures(group, phones)),
  }));
  const features = sentenceFeatures(
    phones,
    groups.map(({ score }) => score),
    (phone) => isVowel(nameOf(phone)),
  );
  const { accuracy, fluency, prosodic, total } = weights.sentence;
  return {
    words: groups.map(({ group, score }) => [
      group[0]?.seen.word ?? 0,
      {
        from: group[0]?.seen.from ?? 0,
        to: group.at(-1)?.seen.to ?? 0,
        score: clip(score, 0, 10),
        phones: group.map((one) => ({ phone: nameOf(one.seen.phone), score: one.score })),
      },
    ]),
    marks: {
      accuracy: runLinear(accuracy, features),
      fluency: runLinear(fluency, features),
      prosodic: runLinear(prosodic, features),
      total: runLinear(total, features),
    },
  };
}
