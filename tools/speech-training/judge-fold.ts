import { runLinear } from '#domain/speech/pronunciation/network.ts';
import type { ReadingWeights } from '#domain/speech/weights/reading-weights.ts';
import type { RatedRecording } from './corpus.ts';
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
import { judgeByPlainGop } from './plain-gop.ts';
import type { TwiceScored } from './score-again.ts';

/** Scores of one recording beside the experts' marks. */
export interface Judged {
  readonly rated: RatedRecording;
  readonly phones: [number, number][];
  readonly words: [number, number][];
  readonly sentence: Record<SentenceMark, [number, number]>;
}

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

export interface BothJudged {
  /** The peer: goodness of pronunciation, of which nothing is learned. */
  readonly plainGop: Judged;
  readonly alone: Judged;
  /** The same as `alone` where the transcript engine understood nothing. */
  readonly stacked: Judged;
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

/** All recordings, and those of them that the transcript engine heard too; no score heard its speaker. */
export interface ScoredCorpus {
  readonly scored: readonly ScoredExample[];
  readonly twice: readonly TwiceScored[];
}

/** The recordings of one fold, judged by what was fitted on the others. */
export function judgeFold(
  { scored, twice }: ScoredCorpus,
  fold: number,
  phoneNames: readonly string[],
): BothJudged[] {
  const others = scored.filter(({ example }) => example.fold !== fold);
  const word = fitWords(others);
  const sentence = fitSentences(others, word, phoneNames);
  const stacked = fitStacked(
    twice.filter((one) => one.scored.example.fold !== fold),
    { word, phoneNames },
  );
  const twiceOf = new Map(twice.map((one) => [one.scored, one]));
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
      const plainGop = judgeByPlainGop(one);
      const again = twiceOf.get(one);
      if (!again) return { plainGop, alone, stacked: alone };
      const { reading } = stackedRows(again, { word, phoneNames });
      return {
        plainGop,
        alone,
        stacked: judgeTwice(again, alone, judgeSentence(stacked.reading, reading, rated)),
      };
    });
}
