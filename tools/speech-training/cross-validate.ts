import { runLinear } from '#engines/speech/pronunciation/network.ts';
import type { PhoneDurations } from '#engines/speech/pronunciation/phone-features.ts';
import { leastProbability } from '#engines/speech/reading/decode-reading.ts';
import type { ReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import type { TranscriptSize } from '#tools/score-speech/load-model.ts';
import { correlation } from './correlation.ts';
import type { Example } from './examples.ts';
import {
  fitPhoneNetworks,
  fitVerifier,
  phonePairs,
  scoreExample,
  sentenceMarks,
  verifierRows,
  type ScoredExample,
  type SentenceMark,
} from './fit-scores.ts';
import { judgeFold, type AllJudged, type ScoredCorpus } from './judge-fold.ts';
import type { Judged } from './judged.ts';
import { shareInRange } from './share-in-range.ts';
import type { NetworkSettings } from './train-network.ts';

export interface FoldSettings {
  readonly folds: number;
  readonly scale: ReadingWeights['phoneScale'];
  readonly durations: PhoneDurations;
  readonly phoneNames: readonly string[];
  readonly network: NetworkSettings;
  /** How many networks score a phone together. */
  readonly networks: number;
}

/** Phone scores of every recording by networks that did not hear its speaker. */
export function scoreOutOfFold(
  examples: readonly Example[],
  settings: FoldSettings,
  say: (line: string) => void,
): ScoredExample[] {
  const { folds, durations, scale: phoneScale } = settings;
  return Array.from({ length: folds }, (_, fold) => {
    const others = examples.filter((example) => example.fold !== fold);
    const phoneNetworks = fitPhoneNetworks(others, settings);
    const scored = examples
      .filter((example) => example.fold === fold)
      .map((example) => scoreExample(example, { durations, phoneScale, phoneNetworks }));
    say(`fold ${fold + 1} of ${folds}: phone r ${pairCorrelation(scored.flatMap(phonePairs)).toFixed(3)}`);
    return scored;
  }).flat();
}

const pairCorrelation = (pairs: readonly (readonly [number, number])[]): number =>
  correlation(
    pairs.map(([a]) => a),
    pairs.map(([, b]) => b),
  );

type Group = 'all' | 'adults' | 'children';
const grownUp = 18;
const longWord = 3;
const lowMark = 7;

export interface Figures {
  readonly recordings: number;
  readonly phone: number;
  readonly word: number;
  readonly sentence: Record<SentenceMark, number>;
  /** Means of five sentences of one speaker against the means of their marks. */
  readonly fiveSentences: Record<SentenceMark, number>;
  /** Share of the recordings whose mark by the experts lies in the range that the app shows. */
  readonly inRange: Record<SentenceMark, number>;
  /** The same of those that were given a mark below 7: few, and harder to judge. */
  readonly lowInRange: Record<SentenceMark, number>;
}
/** What the folds said of each recording, of which all figures are made. */
export interface Judgement extends Pick<CrossValidation, 'heard' | 'verifier'> {
  readonly judged: readonly AllJudged[];
}
export interface CrossValidation {
  /** By plain goodness of pronunciation, the peer in the same run. */
  readonly plainGop: Record<Group, Figures>;
  /** By the reading engine alone. */
  readonly alone: Record<Group, Figures>;
  /** With each transcript engine, where it understood something. */
  readonly stacked: Record<TranscriptSize, Record<Group, Figures>>;
  /** Recordings in which it did. */
  readonly heard: Record<TranscriptSize, number>;
  /** At the threshold that the product uses: right words kept, planted words (3 phones or more) refused. */
  readonly verifier: {
    readonly kept: number;
    readonly refused: number;
    readonly planted: number;
    /** Planted words that the decoder had already left out. */
    readonly skipped: number;
  };
}

function byFive(judged: readonly Judged[], mark: SentenceMark): [number, number][] {
  const bySpeaker = Map.groupBy(judged, ({ rated }) => rated.speaker);
  return [...bySpeaker.values()].flatMap((own) => {
    const pairs: [number, number][] = [];
    for (let from = 0; from + 5 <= own.length; from += 5) {
      const five = own.slice(from, from + 5).map(({ sentence }) => sentence[mark]);
      pairs.push([five.reduce((sum, [a]) => sum + a, 0) / 5, five.reduce((sum, [, b]) => sum + b, 0) / 5]);
    }
    return pairs;
  });
}

function figuresOf(judged: readonly Judged[]): Figures {
  const each = (of: (mark: SentenceMark) => number): Record<SentenceMark, number> =>
    Object.fromEntries(sentenceMarks.map((mark) => [mark, of(mark)])) as Record<SentenceMark, number>;
  return {
    recordings: judged.length,
    phone: pairCorrelation(judged.flatMap(({ phones }) => phones)),
    word: pairCorrelation(judged.flatMap(({ words }) => words)),
    sentence: each((mark) => pairCorrelation(judged.map(({ sentence }) => sentence[mark]))),
    fiveSentences: each((mark) => pairCorrelation(byFive(judged, mark))),
    inRange: each((mark) => shareInRange(judged, mark)),
    lowInRange: each((mark) => {
      const low = judged.filter(({ sentence: { [mark]: pair } }) => pair[0] < lowMark);
      return shareInRange(low, mark);
    }),
  };
}

function byGroup(judged: readonly Judged[]): Record<Group, Figures> {
  const isAdult = ({ rated }: Judged): boolean => rated.age >= grownUp;
  return {
    all: figuresOf(judged),
    adults: figuresOf(judged.filter(isAdult)),
    children: figuresOf(judged.filter((one) => !isAdult(one))),
  };
}

function checkVerifier(scored: readonly ScoredExample[], folds: number): CrossValidation['verifier'] {
  const keepLogOdds = Math.log(leastProbability / (1 - leastProbability));
  let [kept, said, refused, planted] = [0, 0, 0, 0];
  for (let fold = 0; fold < folds; fold += 1) {
    const fit = fitVerifier(scored.filter(({ example }) => example.fold !== fold));
    for (const row of verifierRows(scored.filter(({ example }) => example.fold === fold))) {
      const isKept = runLinear(fit, row.features) >= keepLogOdds;
      if (row.said === 1) {
        said += 1;
        if (isKept) kept += 1;
      } else if (row.phones >= longWord) {
        planted += 1;
        if (!isKept) refused += 1;
      }
    }
  }
  const skipped = scored.filter(
    ({ example: { planted: one, rated }, plantedPhones }) =>
      one !== null &&
      one.place !== 'all' &&
      (rated.words[one.place]?.phones.length ?? 0) >= longWord &&
      plantedPhones.every(({ seen }) => seen.word !== one.place),
  ).length;
  return { kept: kept / said, refused: planted === 0 ? Number.NaN : refused / planted, planted, skipped };
}

/** Word and sentence scores, each fitted without the speaker's own fold, beside the experts' marks. */
export function judgeCorpus(corpus: ScoredCorpus, { folds, phoneNames }: FoldSettings): Judgement {
  return {
    judged: Array.from({ length: folds }, (_, fold) => judgeFold(corpus, fold, phoneNames)).flat(),
    heard: { tiny: corpus.twice.tiny.length, base: corpus.twice.base.length },
    verifier: checkVerifier(corpus.scored, folds),
  };
}

export function crossValidate({ judged, heard, verifier }: Judgement): CrossValidation {
  return {
    plainGop: byGroup(judged.map(({ plainGop }) => plainGop)),
    alone: byGroup(judged.map(({ alone }) => alone)),
    stacked: {
      tiny: byGroup(judged.map(({ tiny }) => tiny)),
      base: byGroup(judged.map(({ base }) => base)),
    },
    heard,
    verifier,
  };
}
