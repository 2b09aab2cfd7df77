import { join } from 'node:path';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import { hearReading, judgeReading, type ReadingScore } from '#engines/speech/reading/score-reading.ts';
import { transcribe } from '#engines/transcript/transcribe.ts';
import { askTranscript } from '#engines/transcript/transcript-witness.ts';
import type { ScoreSamples } from '#tests/bench/speech/run-condition.ts';
import { atPace, cut, join as joined, silence } from '#tests/bench/speech/splice.ts';
import { readVoiceRecordings, type VoiceRecording } from '#tests/bench/speech/voice-recordings.ts';
import { backwards } from '#tests/support/odd-sounds.ts';
import { decodeAudio } from '#tools/score-speech/decode-audio.ts';
import {
  loadAcousticModel,
  loadDictionaryText,
  loadReadingWeights,
  loadTranscriber,
} from '#tools/score-speech/load-model.ts';
import type { Verdict } from './trust-case.ts';

const fixtures = join(import.meta.dirname, '..', '..', 'fixtures', 'speech');
const quietDbfs = -45;
const quickWordsPerMinute = 240;
const staccatoGap = 0.6;
const pieceSeconds = 4;
const silent = (): undefined => undefined;

interface Trial {
  readonly samples: Float32Array;
  readonly words: readonly SpokenWord[];
}
interface Case {
  readonly name: string;
  readonly must: string;
  readonly trials: readonly Trial[];
  readonly holds: (score: ReadingScore) => boolean;
  /** This share of the trials may fail; none when it is not said. */
  readonly mayFail?: number;
}

const isScored = ({ refused }: ReadingScore): boolean => !refused;
const isOtherText = ({ reason }: ReadingScore): boolean => reason === 'other-text';

/** Scores by the reading engine alone, and with the transcript as second witness, as devices without and with its pack do. */
async function openScorer(): Promise<{ score: ScoreSamples; recordings: VoiceRecording[] }> {
  const engine = { model: await loadAcousticModel(silent), weights: loadReadingWeights() };
  const dictionary = readDictionary(await loadDictionaryText(silent));
  const transcriber = await loadTranscriber('tiny', silent);
  const all = await readVoiceRecordings(dictionary, 'held-out');
  const voices = [...Map.groupBy(all, ({ text }) => text).values()];
  return {
    // One voice of each text, not the same one for all of them.
    recordings: voices.map((own, at) => own[at % own.length] as VoiceRecording),
    score: async (samples, words) => {
      const heard = hearReading(engine, samples, words);
      const transcript = await transcribe(transcriber, samples);
      return {
        alone: judgeReading(engine, heard, {}),
        together: judgeReading(engine, heard, askTranscript(words, { transcript, dictionary })),
      };
    },
  };
}

function pieces(samples: Float32Array): Float32Array[] {
  const count = Math.floor(samples.length / (pieceSeconds * sampleRate));
  return Array.from({ length: count }, (_, at) => cut(samples, at * pieceSeconds, (at + 1) * pieceSeconds));
}

/** Each word alone, with a rest behind it, cut in the middle between the words. */
function staccato(samples: Float32Array, { words }: ReadingScore): Float32Array {
  const times = words.flatMap(({ start, dur }) =>
    start === null || dur === null ? [] : [[start, start + dur] as const],
  );
  const middles = times.slice(1).map(([start], at) => ((times[at]?.[1] ?? 0) + start) / 2);
  const edges = [0, ...middles, samples.length / sampleRate];
  return joined(
    ...edges.slice(1).flatMap((edge, at) => [cut(samples, edges[at] ?? 0, edge), silence(staccatoGap)]),
  );
}

function atLevel(samples: Float32Array, { quality }: ReadingScore): Float32Array {
  const gain = 10 ** ((quietDbfs - (quality.speechDbfs ?? quietDbfs)) / 20);
  return samples.map((sample) => sample * gain);
}

/** What is refused as another text, and what is scored although it is unusual, in the bank's voices. Needs ffmpeg and the speech packs. */
export async function judgeRefusalCases(): Promise<Verdict[]> {
  const { score, recordings } = await openScorer();
  const own: (VoiceRecording & { readonly score: ReadingScore })[] = [];
  for (const one of recordings) own.push({ ...one, score: (await score(one.samples, one.words)).alone });
  const sentences = own.filter(({ isPassage }) => !isPassage);
  const passages = own.filter(({ isPassage }) => isPassage);
  const wordsAt = (at: number): readonly SpokenWord[] => sentences[at % sentences.length]?.words ?? [];
  const withNext = (some: typeof own): Trial[] =>
    some.map(({ samples }, at) => ({ samples, words: some[(at + 1) % some.length]?.words ?? [] }));
  const foreign = async (language: string): Promise<Trial[]> =>
    pieces((await decodeAudio(join(fixtures, `other-language-${language}.mp3`))).samples).map(
      (samples, at) => ({ samples, words: wordsAt(at) }),
    );
  const changed = (change: (samples: Float32Array, score: ReadingScore) => Float32Array): Trial[] =>
    sentences.map((one) => ({ samples: change(one.samples, one.score), words: one.words }));
  const quick = (samples: Float32Array, { fluencyFacts }: ReadingScore): Float32Array =>
    atPace(samples, quickWordsPerMinute / (fluencyFacts?.wordsPerMinute ?? quickWordsPerMinute));
  const cases: readonly Case[] = [
    { name: 'its own sentence', must: 'scored', trials: changed((samples) => samples), holds: isScored },
    {
      name: 'another sentence',
      must: 'nine in ten refused',
      trials: withNext(sentences),
      holds: isOtherText,
      mayFail: 0.1,
    },
    { name: 'another passage', must: 'refused', trials: withNext(passages), holds: isOtherText },
    {
      name: 'Spanish (espeak-ng) for a sentence',
      must: 'refused',
      trials: await foreign('es'),
      holds: isOtherText,
    },
    {
      name: 'German (espeak-ng) for a sentence',
      must: 'refused',
      trials: await foreign('de'),
      holds: isOtherText,
    },
    {
      name: 'English backwards, for a language that nobody has here',
      must: 'refused',
      trials: changed(backwards),
      holds: isOtherText,
    },
    {
      name: `speech of ${quietDbfs} dBFS`,
      must: 'too-quiet is said',
      trials: changed(atLevel),
      holds: ({ quality }) => quality.flags.includes('too-quiet'),
    },
    {
      name: `words one by one, ${staccatoGap} s between`,
      must: 'scored, fluency at most 4 of 10',
      trials: changed(staccato),
      holds: (one) => isScored(one) && (one.marks?.fluency ?? 99) <= 4,
    },
    {
      name: `${quickWordsPerMinute} words a minute`,
      must: 'scored, with its pace',
      trials: changed(quick),
      holds: (one) =>
        isScored(one) && Math.abs((one.fluencyFacts?.wordsPerMinute ?? 0) / quickWordsPerMinute - 1) <= 0.1,
    },
  ];
  const verdicts: Verdict[] = [];
  for (const { name, must, trials, holds, mayFail = 0 } of cases) {
    const failed = { alone: 0, together: 0 };
    for (const { samples, words } of trials) {
      const { alone, together } = await score(samples, words);
      if (!holds(alone)) failed.alone += 1;
      if (!holds(together)) failed.together += 1;
    }
    const held = (count: number): string => `${trials.length - count} of ${trials.length}`;
    verdicts.push({
      area: 'refusals',
      name,
      must,
      saw: `${held(failed.alone)} by the reading engine alone, ${held(failed.together)} with the transcript`,
      holds: Math.max(failed.alone, failed.together) <= mayFail * trials.length,
    });
  }
  return verdicts;
}
