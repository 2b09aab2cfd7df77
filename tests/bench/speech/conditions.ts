import type { ReadingScore } from '#domain/speech/reading/score-reading.ts';
import { sampleRate } from '#domain/speech/front-end/spectra.ts';
import type { SpokenWord } from '#domain/speech/graph/words.ts';
import { atPace, cut, hum, join, noise, silence, withNoise } from './splice.ts';
import type { VoiceRecording } from './voice-recordings.ts';

/** Scores a reading of the words, with one engine or with both. */
export type ScoreSamples = (samples: Float32Array, words: readonly SpokenWord[]) => Promise<ReadingScore>;

/** What one condition showed. `found` of `wanted` are the things that should have been seen. */
export interface ConditionResult {
  readonly found: number;
  readonly wanted: number;
  readonly refused: number;
  readonly recordings: number;
  readonly fluency: readonly number[];
  readonly missed: readonly string[];
}

interface Timed extends VoiceRecording {
  /** Start and end of each word in seconds, from the engine's own alignment. */
  readonly times: readonly (readonly [number, number])[];
  readonly score: ReadingScore;
}

interface Condition {
  readonly name: string;
  readonly wants: string;
  /** The changed sound, the text that it is scored against, and how many of how many things were seen in the score. */
  readonly make: (
    recording: Timed,
    all: readonly Timed[],
    random: () => number,
  ) => {
    readonly samples: Float32Array;
    readonly words?: readonly SpokenWord[];
    readonly check: (score: ReadingScore) => readonly [found: number, wanted: number];
  };
}

const phonesOf = ({ pronunciations }: SpokenWord): number => pronunciations[0]?.length ?? 0;
const correctShare = ({ words }: ReadingScore): readonly [number, number] => {
  const own = words.filter(({ type }) => type !== 'EXTRA');
  return [own.filter(({ type }) => type === 'CORRECT').length, own.length];
};
const ownWords = ({ words }: ReadingScore): ReadingScore['words'] =>
  words.filter(({ type }) => type !== 'EXTRA');
const notRead = (score: ReadingScore, at: number): readonly [number, number] => [
  ownWords(score)[at]?.type === 'CORRECT' ? 0 : 1,
  1,
];
const nothing = (score: ReadingScore): readonly [number, number] => [
  ownWords(score).filter(({ type }) => type !== 'CORRECT').length,
  ownWords(score).length,
];

/** A word inside the sentence with at least three phones. */
function innerWord({ words }: Timed, random: () => number): number {
  const long = words.flatMap((word, i) => (i > 0 && i < words.length - 1 && phonesOf(word) >= 3 ? [i] : []));
  return long[Math.floor(random() * long.length)] ?? 1;
}
const timeOf = ({ times }: Timed, word: number): readonly [number, number] => times[word] ?? [0, 0];
const whole = ({ samples }: VoiceRecording): number => samples.length / sampleRate;

/** Another sentence in the same voice when there is one. */
function another(recording: Timed, all: readonly Timed[], random: () => number): Timed {
  const others = all.filter(({ name }) => name.split('-')[0] !== recording.name.split('-')[0]);
  const same = others.filter(({ voice }) => voice === recording.voice);
  const pool = same.length > 0 ? same : others;
  return pool[Math.floor(random() * pool.length)] as Timed;
}

function foreignWord(recording: Timed, all: readonly Timed[], random: () => number): Float32Array {
  const other = another(recording, all, random);
  return cut(other.samples, ...timeOf(other, innerWord(other, random)));
}

export const conditions: readonly Condition[] = [
  { name: 'correct', wants: 'words matched', make: ({ samples }) => ({ samples, check: correctShare }) },
  {
    name: 'a word dropped',
    wants: 'dropped words found',
    make: (recording, _all, random) => {
      const word = innerWord(recording, random);
      const [from, to] = timeOf(recording, word);
      const { samples } = recording;
      return {
        samples: join(cut(samples, 0, from), cut(samples, to, whole(recording))),
        check: (score) => notRead(score, word),
      };
    },
  },
  {
    name: 'a word replaced',
    wants: 'replaced words found',
    make: (recording, all, random) => {
      const word = innerWord(recording, random);
      const [from, to] = timeOf(recording, word);
      const { samples } = recording;
      const foreign = foreignWord(recording, all, random);
      return {
        samples: join(cut(samples, 0, from), foreign, cut(samples, to, whole(recording))),
        check: (score) => notRead(score, word),
      };
    },
  },
  {
    name: 'a word inserted',
    wants: 'insertions found',
    make: (recording, all, random) => {
      const [from] = timeOf(recording, innerWord(recording, random));
      const { samples } = recording;
      const foreign = foreignWord(recording, all, random);
      return {
        samples: join(cut(samples, 0, from), foreign, cut(samples, from, whole(recording))),
        check: ({ words }) => [words.some(({ type }) => type === 'EXTRA') ? 1 : 0, 1],
      };
    },
  },
  {
    name: 'three words said again',
    wants: 'restarts found',
    make: (recording) => {
      const { samples } = recording;
      const last = Math.min(4, recording.words.length - 1);
      const back = timeOf(recording, Math.max(0, last - 2))[0];
      const end = timeOf(recording, last)[1];
      return {
        samples: join(cut(samples, 0, end), silence(0.25), cut(samples, back, whole(recording))),
        check: ({ fluencyFacts }) => [(fluencyFacts?.restarts ?? 0) > 0 ? 1 : 0, 1],
      };
    },
  },
  {
    name: 'half of the text',
    wants: 'words of the other half not matched',
    make: (recording) => {
      const half = Math.ceil(recording.words.length / 2);
      const end = timeOf(recording, half - 1)[1];
      return {
        samples: join(cut(recording.samples, 0, end), silence(0.4)),
        check: (score) => nothing({ ...score, words: ownWords(score).slice(half) }),
      };
    },
  },
  {
    name: 'another text',
    wants: 'words not matched',
    make: (recording, all, random) => ({
      samples: another(recording, all, random).samples,
      check: nothing,
    }),
  },
  {
    name: 'fast (1.5 times)',
    wants: 'words matched',
    make: ({ samples }) => ({ samples: atPace(samples, 1.5), check: correctShare }),
  },
  {
    name: 'slow (0.7 times)',
    wants: 'words matched',
    make: ({ samples }) => ({ samples: atPace(samples, 0.7), check: correctShare }),
  },
  {
    name: 'two pauses of 1.5 s',
    wants: 'pauses over 1 s found',
    make: (recording) => {
      const { samples, words } = recording;
      const first = timeOf(recording, Math.floor(words.length / 3))[0];
      const second = timeOf(recording, Math.floor((2 * words.length) / 3))[0];
      return {
        samples: join(
          cut(samples, 0, first), silence(1.5), cut(samples, first, second), silence(1.5), cut(samples, second, whole(recording)),
        ),
        check: ({ fluencyFacts }) => [Math.min(2, fluencyFacts?.longPauses ?? 0), 2],
      }; // prettier-ignore
    },
  },
  {
    name: 'white noise, 15 dB',
    wants: 'words matched',
    make: ({ samples }, _all, random) => ({ samples: withNoise(samples, 15, random), check: correctShare }),
  },
  {
    name: 'white noise, 10 dB',
    wants: 'words matched',
    make: ({ samples }, _all, random) => ({ samples: withNoise(samples, 10, random), check: correctShare }),
  },
  { name: 'silence', wants: 'words not matched', make: () => ({ samples: silence(4), check: nothing }) },
  {
    name: 'only noise',
    wants: 'words not matched',
    make: (_one, _all, random) => ({ samples: noise(4, 0.1, random), check: nothing }),
  },
  { name: 'only hum', wants: 'words not matched', make: () => ({ samples: hum(4, 0.2), check: nothing }) },
];

/** Scores the recordings as they are, which also gives the times that the other conditions cut by. */
export async function timeRecordings(
  scoreSamples: ScoreSamples,
  recordings: readonly VoiceRecording[],
): Promise<Timed[]> {
  const timed: Timed[] = [];
  for (const recording of recordings) {
    const score = await scoreSamples(recording.samples, recording.words);
    const times = ownWords(score).map(({ start, dur }): [number, number] => [
      start ?? 0,
      (start ?? 0) + (dur ?? 0),
    ]);
    timed.push({ ...recording, times, score });
  }
  return timed;
}

export async function runCondition(
  scoreSamples: ScoreSamples,
  { make, name }: Condition,
  recordings: readonly Timed[],
  random: () => number,
): Promise<ConditionResult> {
  let [found, wanted, refused] = [0, 0, 0];
  const fluency: number[] = [];
  const missed: string[] = [];
  for (const recording of recordings) {
    const made = make(recording, recordings, random);
    const score =
      name === 'correct' ? recording.score : await scoreSamples(made.samples, made.words ?? recording.words);
    const [own, of] = made.check(score);
    found += own;
    wanted += of;
    if (own < of) missed.push(recording.name);
    if (score.refused) refused += 1;
    if (score.marks) fluency.push(score.marks.fluency);
  }
  return { found, wanted, refused, recordings: recordings.length, fluency, missed };
}
