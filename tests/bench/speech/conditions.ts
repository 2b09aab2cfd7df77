import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import type { ReadingScore } from '#engines/speech/reading/score-reading.ts';
import { atPace, cut, hum, join, noise, silence, withNoise } from './splice.ts';
import { keptWords, noticed, spoilWords, type TimedRecording, type WordSpoiling } from './spoil-words.ts';

/** So many of so many. */
export type Count = readonly [found: number, wanted: number];

/** A changed sound, which is scored against the text of its recording. */
export interface Trial {
  readonly samples: Float32Array;
  /** How much of what should be seen is in the score. */
  readonly check: (score: ReadingScore) => Count;
  /** How many of the words that stayed as they were are CORRECT, where only some were changed. */
  readonly kept?: (score: ReadingScore) => Count;
}

/** A way to change recordings, and what should be seen then. */
export interface Condition {
  readonly name: string;
  readonly wants: string;
  /** Passages take part too; otherwise single sentences. */
  readonly takesPassages?: boolean;
  /** Of the voices of a text, so many take part; all when it is not said. The cost is the listening. */
  readonly voices?: number;
  readonly make: (
    recording: TimedRecording,
    all: readonly TimedRecording[],
    random: () => number,
  ) => readonly Trial[];
}

const ownWords = ({ words }: ReadingScore): ReadingScore['words'] =>
  words.filter(({ type }) => type !== 'EXTRA');
const correct = (score: ReadingScore): Count => {
  const own = ownWords(score);
  return [own.filter(({ type }) => type === 'CORRECT').length, own.length];
};
const notCorrect = (score: ReadingScore): Count => {
  const [found, wanted] = correct(score);
  return [wanted - found, wanted];
};
const timeOf = ({ times }: TimedRecording, word: number): readonly [number, number] => times[word] ?? [0, 0];
const whole = ({ samples }: TimedRecording): number => samples.length / sampleRate;

/** Another sentence in the same voice. */
function another(recording: TimedRecording, all: readonly TimedRecording[], random: () => number) {
  const others = all.filter((one) => !one.isPassage && one.text !== recording.text);
  const same = others.filter(({ voice }) => voice === recording.voice);
  const pool = same.length > 0 ? same : others;
  return pool[Math.floor(random() * pool.length)] as TimedRecording;
}

const spoiled = (kind: WordSpoiling, wants: string): Condition => ({
  name: `a word ${kind}`,
  wants,
  takesPassages: true,
  make: (recording, all, random) =>
    spoilWords(kind, recording, all, random).map((made) => ({
      samples: made.samples,
      check: (score) => [noticed(kind, made, score), made.places.length],
      kept: (score) => keptWords(kind, made, score),
    })),
});

/** All of it, changed, with the words still there. */
const matched = (
  name: string,
  change: (recording: TimedRecording, random: () => number) => Float32Array,
): Condition => ({
  name,
  wants: 'words matched',
  voices: 1,
  make: (recording, _all, random) => [{ samples: change(recording, random), check: correct }],
});

/** Sound without speech. */
const empty = (name: string, sound: (random: () => number) => Float32Array): Condition => ({
  name,
  wants: 'words not matched',
  make: (_recording, _all, random) => [{ samples: sound(random), check: notCorrect }],
});

export const conditions: readonly Condition[] = [
  {
    name: 'correct',
    wants: 'words matched',
    takesPassages: true,
    make: ({ samples }) => [{ samples, check: correct }],
  },
  spoiled('dropped', 'dropped words found'),
  spoiled('replaced', 'replaced words found'),
  spoiled('inserted', 'insertions found'),
  {
    name: 'three words said again',
    wants: 'restarts found',
    voices: 2,
    make: (recording) => {
      const { samples } = recording;
      const last = Math.min(4, recording.words.length - 1);
      const back = timeOf(recording, Math.max(0, last - 2))[0];
      const end = timeOf(recording, last)[1];
      const again = join(cut(samples, 0, end), silence(0.25), cut(samples, back, whole(recording)));
      return [
        { samples: again, check: ({ fluencyFacts }) => [(fluencyFacts?.restarts ?? 0) > 0 ? 1 : 0, 1] },
      ];
    },
  },
  {
    name: 'half of the text',
    wants: 'words of the other half not matched',
    voices: 1,
    make: (recording) => {
      const half = Math.ceil(recording.words.length / 2);
      const end = timeOf(recording, half - 1)[1];
      const samples = join(cut(recording.samples, 0, end), silence(0.4));
      return [{ samples, check: (score) => notCorrect({ ...score, words: ownWords(score).slice(half) }) }];
    },
  },
  {
    name: 'another text',
    wants: 'words not matched',
    voices: 2,
    make: (recording, all, random) => [
      { samples: another(recording, all, random).samples, check: notCorrect },
    ],
  },
  matched('fast (1.5 times)', ({ samples }) => atPace(samples, 1.5)),
  matched('slow (0.7 times)', ({ samples }) => atPace(samples, 0.7)),
  {
    name: 'two pauses of 1.5 s',
    wants: 'pauses over 1 s found',
    voices: 1,
    make: (recording) => {
      const { samples, words } = recording;
      const first = timeOf(recording, Math.floor(words.length / 3))[0];
      const second = timeOf(recording, Math.floor((2 * words.length) / 3))[0];
      const parts = [
        cut(samples, 0, first),
        cut(samples, first, second),
        cut(samples, second, whole(recording)),
      ];
      const paused = join(...parts.flatMap((part, i) => (i === 0 ? [part] : [silence(1.5), part])));
      return [
        { samples: paused, check: ({ fluencyFacts }) => [Math.min(2, fluencyFacts?.longPauses ?? 0), 2] },
      ];
    },
  },
  matched('white noise, 15 dB', ({ samples }, random) => withNoise(samples, 15, random)),
  matched('white noise, 10 dB', ({ samples }, random) => withNoise(samples, 10, random)),
  empty('silence', () => silence(4)),
  empty('only noise', (random) => noise(4, 0.1, random)),
  empty('only hum', () => hum(4, 0.2)),
];
