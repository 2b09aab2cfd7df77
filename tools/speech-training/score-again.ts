import { runLinear } from '#engines/speech/pronunciation/network.ts';
import { clip } from '#domain/numbers/statistics.ts';
import { groupByWord, wordFeatures, type ScoredPhone } from '#engines/speech/pronunciation/word-features.ts';
import type { WordWitness } from '#engines/speech/reading/second-witness.ts';
import {
  stackedPhoneFeatures,
  stackedWordFeatures,
  type SecondScores,
} from '#engines/speech/reading/stacked-features.ts';
import type { LinearWeights } from '#engines/speech/weights/reading-weights.ts';
import type { TranscriptSize } from '#tools/score-speech/load-model.ts';
import { median } from './correlation.ts';
import type { Heard } from './examples.ts';
import { phoneMarks, type ScoredExample } from './fit-scores.ts';
import { fitRidge } from './linear-fit.ts';

const penalty = 20;

/** A recording that both engines heard, with the stacked scores of its phones and words. */
export interface TwiceScored {
  readonly scored: ScoredExample;
  readonly heard: Heard;
  readonly second: SecondScores;
}

interface Row {
  readonly features: number[];
  /** The experts'; `undefined` where they gave none. */
  readonly mark: number | undefined;
}
interface Rows {
  readonly scored: ScoredExample;
  readonly heard: Heard;
  readonly phones: readonly Row[];
  readonly words: readonly (Row & { readonly mark: number })[];
}

const witnessOf = ({ witnesses }: Heard, { seen }: ScoredPhone): WordWitness =>
  witnesses[seen.word] as WordWitness;

function rowsOf(scored: ScoredExample, heard: Heard): Rows {
  const { example, phones } = scored;
  const marks = phoneMarks(example);
  return {
    scored,
    heard,
    phones: phones.map((phone, at) => ({
      features: stackedPhoneFeatures(phone.score, witnessOf(heard, phone)),
      mark: marks[at],
    })),
    words: groupByWord(phones).map((group) => {
      const first = group[0] as ScoredPhone;
      return {
        features: stackedWordFeatures(wordFeatures(group, phones), witnessOf(heard, first)),
        mark: median(example.rated.words[first.seen.word]?.accuracy ?? []),
      };
    }),
  };
}

function fit(rows: readonly Row[]): LinearWeights {
  const marked = rows.flatMap(({ features, mark }) => (mark === undefined ? [] : [{ features, mark }]));
  return fitRidge(
    marked.map(({ features }) => features),
    marked.map(({ mark }) => mark),
    penalty,
  );
}

interface SecondWeights {
  readonly phone: LinearWeights;
  readonly word: LinearWeights;
}

const fitSecond = (all: readonly Rows[]): SecondWeights => ({
  phone: fit(all.flatMap(({ phones }) => phones)),
  word: fit(all.flatMap(({ words }) => words)),
});

/**
 * Fits the stacked scores of phones and words on all recordings in which this transcript engine understood something, and gives
 * each of these the scores by weights that did not hear its speaker: the marks of readings are learned from such ones.
 */
export function scoreAgain(
  scored: readonly ScoredExample[],
  size: TranscriptSize,
  folds: number,
): { weights: SecondWeights; twice: TwiceScored[] } {
  const all = scored.flatMap((one) => {
    const heard = one.example.heard[size];
    return heard ? [rowsOf(one, heard)] : [];
  });
  const byFold = Array.from({ length: folds }, (_, fold) =>
    fitSecond(all.filter((rows) => rows.scored.example.fold !== fold)),
  );
  const twice = all.map(({ scored: one, heard, phones, words }) => {
    const { phone, word } = byFold[one.example.fold] as SecondWeights;
    return {
      scored: one,
      heard,
      second: {
        phones: phones.map(({ features }) => clip(runLinear(phone, features), 0, 2)),
        words: words.map(({ features }) => runLinear(word, features)),
      },
    };
  });
  return { weights: fitSecond(all), twice };
}
