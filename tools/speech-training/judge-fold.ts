import { runLinear } from '#engines/speech/pronunciation/network.ts';
import type { ReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import type { RatedRecording } from './corpus.ts';
import type { TranscriptSize } from '#tools/score-speech/load-model.ts';
import { median } from './correlation.ts';
import {
  fitSentences,
  fitWords,
  phoneMarks,
  phonePairs,
  sentenceRow,
  wordRows,
  type ScoredExample,
  type SentenceMark,
} from './fit-scores.ts';
import { fitStacked, stackedRows } from './fit-stacked.ts';
import type { Judged } from './judged.ts';
import { judgeByPlainGop } from './plain-gop.ts';
import type { TwiceScored } from './score-again.ts';

type SentenceWeights = ReadingWeights['sentence'];

function judgeSentence(
  sentence: SentenceWeights,
  row: readonly number[],
  rated: RatedRecording,
): Judged['sentence'] {
  const pair = (mark: SentenceMark): [number, number] => [
    runLinear(sentence[mark], row),
    median(rated[mark]),
  ];
  return {
    accuracy: pair('accuracy'),
    fluency: pair('fluency'),
    prosodic: pair('prosodic'),
    total: pair('total'),
  };
}

export interface AllJudged extends Record<TranscriptSize, Judged> {
  /** The peer: goodness of pronunciation, of which nothing is learned. */
  readonly plainGop: Judged;
  /** By the reading engine; the same with a transcript engine where that one understood nothing. */
  readonly alone: Judged;
}

function judgeTwice({ scored, second }: TwiceScored, alone: Judged, sentence: Judged['sentence']): Judged {
  const marks = phoneMarks(scored.example);
  return {
    rated: alone.rated,
    phones: second.phones.flatMap((score, at): [number, number][] => {
      const mark = marks[at];
      return mark === undefined ? [] : [[score, mark]];
    }),
    words: alone.words.map(([, mark], at) => [second.words[at] as number, mark]),
    sentence,
  };
}

/** All recordings, and those of them that each transcript engine heard too; no score heard its speaker. */
export interface ScoredCorpus {
  readonly scored: readonly ScoredExample[];
  readonly twice: Readonly<Record<TranscriptSize, readonly TwiceScored[]>>;
}

/** Judges a recording of a fold again, by what one transcript engine added on the others. */
function openStack(
  twice: readonly TwiceScored[],
  fold: number,
  engine: Parameters<typeof fitStacked>[1],
): (one: ScoredExample, alone: Judged) => Judged {
  const { reading } = fitStacked(
    twice.filter((one) => one.scored.example.fold !== fold),
    engine,
  );
  const twiceOf = new Map(twice.map((one) => [one.scored, one]));
  return (one, alone) => {
    const again = twiceOf.get(one);
    if (!again) return alone;
    return judgeTwice(again, alone, judgeSentence(reading, stackedRows(again, engine).reading, alone.rated));
  };
}

/** The recordings of one fold, judged by what was fitted on the others. */
export function judgeFold(
  { scored, twice }: ScoredCorpus,
  fold: number,
  phoneNames: readonly string[],
): AllJudged[] {
  const others = scored.filter(({ example }) => example.fold !== fold);
  const word = fitWords(others);
  const sentence = fitSentences(others, word, phoneNames);
  const tiny = openStack(twice.tiny, fold, { word, phoneNames });
  const base = openStack(twice.base, fold, { word, phoneNames });
  return scored
    .filter(({ example }) => example.fold === fold)
    .map((one) => {
      const { rated } = one.example;
      const alone: Judged = {
        rated,
        phones: phonePairs(one),
        words: wordRows(one).map(({ features, mark }) => [runLinear(word, features), mark]),
        sentence: judgeSentence(sentence, sentenceRow(one, word, phoneNames), rated),
      };
      return { plainGop: judgeByPlainGop(one), alone, tiny: tiny(one, alone), base: base(one, alone) };
    });
}
