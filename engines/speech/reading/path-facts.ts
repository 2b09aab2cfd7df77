import { syllablesOf } from '#engines/speech/dictionary/vowels.ts';
import { framesPerSecond } from '#engines/speech/front-end/spectra.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import type { ReadingPath } from './decode-reading.ts';
import { fluencyFacts, type FluencyFacts } from './fluency.ts';
import { findRestarts } from './judge-words.ts';
import type { SignalQuality } from './signal-gate.ts';

/** How fluently the words on the decoder's path were read. */
export function factsOf(path: ReadingPath, words: readonly SpokenWord[]): FluencyFacts {
  const said = path.said.map((one) => ({
    ...one,
    syllables: syllablesOf(words[one.word]?.pronunciations[0]),
  }));
  const restarts = findRestarts(path);
  const restartTimes = restarts.map((frame) => frame / framesPerSecond);
  return { ...fluencyFacts(said, restarts.length), restartTimes };
}

/** Mean probability that these words of the text were said, each where it fits best. */
export function matchOf({ said }: ReadingPath, words: readonly number[]): number {
  const best = words.map((word) =>
    Math.max(0, ...said.filter((one) => one.word === word).map(({ probability }) => probability)),
  );
  return best.reduce((sum, probability) => sum + probability, 0) / words.length;
}

/** Share of the speech that is no word of the text, 0 to 1. */
export function extraShareOf({ extra }: ReadingPath, { speechSeconds }: SignalQuality): number {
  const seconds = extra.reduce((sum, { from, to }) => sum + to - from, 0) / framesPerSecond;
  return Math.min(1, seconds / Math.max(0.1, speechSeconds));
}

/** The words that were heard, in order of time. */
export function heardWords({ said }: ReadingPath, words: readonly SpokenWord[]): string {
  return said
    .filter(({ isAccepted }) => isAccepted)
    .map(({ word }) => words[word]?.text ?? '')
    .join(' ');
}
