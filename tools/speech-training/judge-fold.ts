import { runLinear } from '#domain/speech/pronunciation/network.ts';
import { clip } from '#domain/speech/pronunciation/statistics.ts';
import type { ReadingWeights } from '#domain/speech/weights/reading-weights.ts';
import type { RatedRecording } from './corpus.ts';
import { median } from './correlation.ts';
import {
  fitSentences,
  fitWords,
  phonePairs,
  sentenceRow,
  wordRows,
  type ScoredExample,
  type SentenceMark,
} from './fit-scores.ts';
import { fitStacked, stackedPhoneRows, stackedSentenceRow, stackedWordRows } from './fit-stacked.ts';

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

interface BothJudged {
  readonly alone: Judged;
  /** The same as `alone` where the transcript engine understood nothing. */
  readonly stacked: Judged;
}

/** The recordings of one fold, judged by what was fitted on the others. */
export function judgeFold(
  scored: readonly ScoredExample[],
  fold: number,
  phoneNames: readonly string[],
): BothJudged[] {
  const others = scored.filter(({ example }) => example.fold !== fold);
  const word = fitWords(others);
  const sentence = fitSentences(others, word, phoneNames);
  const stacked = fitStacked(others, { word, phoneNames });
  return scored
    .filter(({ example }) => example.fold === fold)
    .map((one) => {
      const { rated, heard } = one.example;
      const alone: Judged = {
        rated,
        phones: phonePairs(one),
        words: wordRows(one).map(({ features, mark }) => [runLinear(word, features), mark]),
        sentence: judgeSentence(sentence, sentenceRow(one, word, phoneNames), rated),
      };
      if (!heard) return { alone, stacked: alone };
      const phones = stackedPhoneRows(one, heard).flatMap(({ features, mark }): [number, number][] =>
        mark === undefined ? [] : [[clip(runLinear(stacked.phone, features), 0, 2), mark]],
      );
      const together: Judged = {
        rated,
        phones,
        words: stackedWordRows(one, heard).map(({ features, mark }) => [
          runLinear(stacked.word, features),
          mark,
        ]),
        sentence: judgeSentence(
          stacked.sentence,
          stackedSentenceRow(one, heard, { word, phoneNames }),
          rated,
        ),
      };
      return { alone, stacked: together };
    });
}
