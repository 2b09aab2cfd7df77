import { hearRecordings, type ScoreSamples } from '#tests/bench/speech/run-condition.ts';
import { spoilWords } from '#tests/bench/speech/spoil-words.ts';
import type { VoiceRecording } from '#tests/bench/speech/voice-recordings.ts';
import { seededRandom } from '#tools/speech-training/random.ts';
import type { Trial } from './trial.ts';

const kinds = ['dropped', 'replaced', 'inserted'] as const;

/** Recordings of known texts as they are, and spoiled at other words for each seed. */
export async function* voiceTrials(
  score: ScoreSamples,
  recordings: readonly VoiceRecording[],
  seeds: readonly number[],
): AsyncGenerator<Trial> {
  const heard = await hearRecordings(score, recordings);
  for (const { name, samples, words, warp } of heard)
    yield { id: `correct/${name}`, kind: 'correct', samples, words, warp, absent: [], unknown: [] };
  for (const seed of seeds)
    for (const kind of kinds) {
      const random = seededRandom(seed);
      for (const recording of heard)
        for (const [i, { samples, places }] of spoilWords(kind, recording, heard, random).entries())
          yield {
            id: `${kind}/${seed}/${recording.name}/${i}`,
            kind,
            samples,
            words: recording.words,
            warp: recording.warp,
            absent: kind === 'inserted' ? [] : places,
            unknown: [],
          };
    }
}
