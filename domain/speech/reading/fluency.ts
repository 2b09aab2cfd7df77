import { framesPerSecond } from '#domain/speech/front-end/spectra.ts';
import { clip } from '#domain/speech/pronunciation/statistics.ts';

/** Facts of pace and pauses that a learner can check by listening. Times in seconds. */
export interface FluencyFacts {
  readonly wordsPerMinute: number;
  /** Syllables (vowels) a second without the pauses. */
  readonly articulationRate: number;
  readonly pauses: readonly { readonly start: number; readonly dur: number }[];
  readonly longPauses: number;
  readonly restarts: number;
  /** When each began; absent where only their number is known. */
  readonly restartTimes?: readonly number[];
  /** The last quarter of the words was read more than a third quicker than the others. */
  readonly finalRush: boolean;
  /** Quicker than speech stays easy to follow. */
  readonly overFast: boolean;
}

const pauseSeconds = 0.3;
const longPauseSeconds = 1;
/** Newsreaders reach about 5.5 syllables a second; the exam asks for a natural pace. */
const fastestSyllables = 6.5;
const rushRatio = 4 / 3;
const leastWordsForRush = 8;

/** A word that was said, with its frames. */
export interface TimedWord {
  readonly from: number;
  readonly to: number;
  readonly syllables: number;
}

/** Facts of the words that were said, in order of time. */
export function fluencyFacts(said: readonly TimedWord[], restarts: number): FluencyFacts {
  const seconds = (frames: number): number => frames / framesPerSecond;
  const first = said[0];
  const last = said.at(-1);
  const pauses = said.slice(1).flatMap(({ from }, i) => {
    const start = said[i]?.to ?? from;
    return seconds(from - start) >= pauseSeconds
      ? [{ start: seconds(start), dur: seconds(from - start) }]
      : [];
  });
  const span = first && last ? Math.max(0.1, seconds(last.to - first.from)) : 0.1;
  const pausing = pauses.reduce((sum, { dur }) => sum + dur, 0);
  const syllables = said.reduce((sum, word) => sum + word.syllables, 0);
  const articulationRate = syllables / Math.max(0.1, span - pausing);
  return {
    wordsPerMinute: (said.length / span) * 60,
    articulationRate,
    pauses,
    longPauses: pauses.filter(({ dur }) => dur >= longPauseSeconds).length,
    restarts,
    finalRush: rushes(said),
    overFast: said.length >= 3 && articulationRate > fastestSyllables,
  };
}

function rushes(said: readonly TimedWord[]): boolean {
  if (said.length < leastWordsForRush) return false;
  const cut = Math.floor(said.length * 0.75);
  const rate = (words: readonly TimedWord[]): number =>
    words.reduce((sum, { syllables }) => sum + syllables, 0) /
    Math.max(
      1,
      words.reduce((sum, { from, to }) => sum + to - from, 0),
    );
  return rate(said.slice(cut)) > rushRatio * rate(said.slice(0, cut));
}

const perRestart = 0.4;
const mostForRestarts = 2;
const perFastSyllable = 1.5;
const mostForSpeed = 4;

/** Takes off the trained estimate what it cannot know: it never heard restarts, nor speech that was too quick. */
export function adjustFluency(estimate: number, { restarts, articulationRate }: FluencyFacts): number {
  const forRestarts = Math.min(mostForRestarts, restarts * perRestart);
  const forSpeed = clip((articulationRate - fastestSyllables) * perFastSyllable, 0, mostForSpeed);
  return clip(estimate - forRestarts - forSpeed, 0, 10);
}
