import {
  stackedPhoneFeatures,
  stackedSentenceFeatures,
  stackedWordFeatures,
} from '#domain/speech/reading/stacked-features.ts';
import type { WordWitness } from '#domain/speech/reading/second-witness.ts';
import { groupByWord, wordFeatures, type ScoredPhone } from '#domain/speech/pronunciation/word-features.ts';
import type { LinearWeights, ReadingWeights } from '#domain/speech/weights/reading-weights.ts';
import { median } from './correlation.ts';
import type { Heard } from './examples.ts';
import {
  phoneMarks,
  sentenceMarks,
  sentenceRow,
  type ScoredExample,
  type SentenceMark,
} from './fit-scores.ts';
import { fitRidge } from './linear-fit.ts';

type Stacked = ReadingWeights['stacked'];

const ownPenalty = 20;
/** Hundreds of states must not outweigh the reading engine's few features: chosen on the folds. */
const statePenalty = 1500;

interface Row {
  readonly features: number[];
  readonly mark: number;
}

const witnessOf = ({ witnesses }: Heard, { seen }: ScoredPhone): WordWitness =>
  witnesses[seen.word] as WordWitness;

/** One row for each phone, in order; `mark` is `undefined` where the experts gave none. */
export function stackedPhoneRows(
  { example, phones }: ScoredExample,
  heard: Heard,
): { features: number[]; mark: number | undefined }[] {
  const marks = phoneMarks(example);
  return phones.map((phone, at) => ({
    features: stackedPhoneFeatures(phone.score, witnessOf(heard, phone)),
    mark: marks[at],
  }));
}

export function stackedWordRows({ example, phones }: ScoredExample, heard: Heard): Row[] {
  return groupByWord(phones).map((group) => {
    const first = group[0] as ScoredPhone;
    const own = wordFeatures(group, phones);
    return {
      features: stackedWordFeatures(own, witnessOf(heard, first)),
      mark: median(example.rated.words[first.seen.word]?.accuracy ?? []),
    };
  });
}

export function stackedSentenceRow(
  scored: ScoredExample,
  heard: Heard,
  { word, phoneNames }: { word: LinearWeights; phoneNames: readonly string[] },
): number[] {
  return stackedSentenceFeatures(sentenceRow(scored, word, phoneNames), heard.hearing);
}

function fit(rows: readonly Row[], stateCount = 0): LinearWeights {
  const own = (rows[0]?.features.length ?? 0) - stateCount;
  return fitRidge(
    rows.map(({ features }) => features),
    rows.map(({ mark }) => mark),
    Array.from({ length: own + stateCount }, (_, i) => (i < own ? ownPenalty : statePenalty)),
  );
}

/** Fits the scores that need the transcript engine on the recordings in which it understood something. */
export function fitStacked(
  scored: readonly ScoredExample[],
  engine: { word: LinearWeights; phoneNames: readonly string[] },
): Stacked {
  const both = scored.flatMap((one) => (one.example.heard ? [{ one, heard: one.example.heard }] : []));
  const stateCount = both[0]?.heard.hearing.states.length ?? 0;
  const phones = both
    .flatMap(({ one, heard }) => stackedPhoneRows(one, heard))
    .flatMap(({ features, mark }) => (mark === undefined ? [] : [{ features, mark }]));
  const sentences = both.map(({ one, heard }) => ({
    rated: one.example.rated,
    features: stackedSentenceRow(one, heard, engine),
  }));
  const fitMark = (mark: SentenceMark): LinearWeights =>
    fit(
      sentences.map(({ rated, features }) => ({ features, mark: median(rated[mark]) })),
      stateCount,
    );
  return {
    stateCount,
    phone: fit(phones),
    word: fit(both.flatMap(({ one, heard }) => stackedWordRows(one, heard))),
    sentence: Object.fromEntries(sentenceMarks.map((mark) => [mark, fitMark(mark)])) as Stacked['sentence'],
  };
}
