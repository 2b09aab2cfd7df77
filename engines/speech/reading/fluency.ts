import { framesPerSecond } from '#engines/speech/front-end/spectra.ts';
import { clip } from '#domain/numbers/statistics.ts';

/** Facts of pace and pauses that a learner can check by listening. Times in seconds. */
export interface FluencyFacts {
  readonly wordsPerMinute: number;
  /** Syllables (vowels) a second without the pauses. */
  readonly articulationRate: number;
  readonly pauses: readonly { readonly start: number; readonly dur: number }[];
  readonly longPauses: number;
  /** Share of the places between words that have a pause, 0 to 1. */
  readonly pausedShare: number;
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
const leastWordsForRhythm = 5;

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
    pausedShare: said.length < leastWordsForRhythm ? 0 : pauses.length / (said.length - 1),
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

/** Beyond this pace a reading is no more fluent for being quicker; the trained estimate rises by about 0.7 in 100 words. */
const quickWords = 210;
const perQuickWord = 0.012;
const mostForWords = 2;

/** A pause begins to count as long at the first, and counts in full from the second on. Seconds. */
const longFrom = 1.2;
const longInFull = 2;
/** The most that a reading gets with so many long pauses: the exam allows one for 2 of 5 points, and more than one are 1 or 0. */
const mostWithLongPauses = [10, 5, 3, 1.5, 0.5];
/**
 * The most by the share of places between words with a pause, near what raters gave such readers: 6 at half of the places, 4 at seven of
 * ten. Word by word is 1 of 5 points.
 */
const mostWhenStaccato: readonly (readonly [share: number, most: number])[] = [
  [0.35, 10],
  [0.5, 6],
  [0.7, 4],
  [0.85, 2.5],
  [1, 1.5],
];

/**
 * Takes off the trained estimate what it cannot know: it hardly ever heard restarts, long pauses, words one by one, or speech that
 * was too quick.
 */
export function adjustFluency(
  estimate: number,
  { restarts, articulationRate, wordsPerMinute, pauses, pausedShare }: FluencyFacts,
): number {
  const forRestarts = Math.min(mostForRestarts, restarts * perRestart);
  const forSpeed = clip((articulationRate - fastestSyllables) * perFastSyllable, 0, mostForSpeed);
  const forWords = clip((wordsPerMinute - quickWords) * perQuickWord, 0, mostForWords);
  const long = pauses.reduce(
    (sum, { dur }) => sum + clip((dur - longFrom) / (longInFull - longFrom), 0, 1),
    0,
  );
  const most = Math.min(
    between(
      mostWithLongPauses.map((mark, count) => [count, mark] as const),
      long,
    ),
    between(mostWhenStaccato, pausedShare),
  );
  return clip(Math.min(estimate, most) - forRestarts - forSpeed - forWords, 0, 10);
}

/** Value of a line through points at a place; the ends go on level. */
function between(points: readonly (readonly [at: number, value: number])[], at: number): number {
  const next = points.findIndex(([place]) => place >= at);
  const [toPlace, toValue] = points[next] ?? points.at(-1) ?? [0, 0];
  const before = points[next - 1];
  if (before === undefined) return toValue;
  const [fromPlace, fromValue] = before;
  return fromValue + ((at - fromPlace) / (toPlace - fromPlace)) * (toValue - fromValue);
}
