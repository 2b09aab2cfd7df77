import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { transcribe, type TranscriptEngine } from '#engines/transcript/transcribe.ts';
import { hum, join as joinSounds, noise, silence } from '#tests/bench/speech/splice.ts';
import { decodeAudio } from '#tools/score-speech/decode-audio.ts';
import { loadTranscriber } from '#tools/score-speech/load-model.ts';
import { seededRandom } from '#tools/speech-training/random.ts';
import { openModelStore } from './model-store.ts';
import { openTranscriber } from './open-transcriber.ts';

const audio = join(import.meta.dirname, '..', '..', 'content', 'audio', '23001-am_michael.mp3');
const spoken = 'Please return all library books before the end of the term.';

describe('the transcript engine on the server', () => {
  let engine: TranscriptEngine;
  let samples: Float32Array;
  beforeAll(async () => {
    engine = await loadTranscriber('tiny', () => {});
    ({ samples } = await decodeAudio(audio));
  }, 600_000);

  it('writes down what is said, and how sure it is of each word', async () => {
    const { text, pieces, meanLogProbability, states } = await transcribe(engine, samples);
    expect(text).toBe(spoken);
    for (const { confidence } of pieces.flatMap(({ words }) => words))
      expect(confidence).toBeGreaterThan(0.5);
    expect(meanLogProbability).toBeGreaterThan(-0.2);
    expect(states).toHaveLength(2 * 288);
  });

  it('hears quiet speech as well', async () => {
    const quiet = samples.map((value) => value * 0.02);
    expect((await transcribe(engine, quiet)).text).toBe(spoken);
  });

  it('gives the same result again', async () => {
    expect(await transcribe(engine, samples)).toEqual(await transcribe(engine, samples));
  });

  it('places pieces of speech that lie far apart', async () => {
    const apart = joinSounds(samples, silence(6), samples);
    const { pieces, text } = await transcribe(engine, apart);
    expect(pieces).toHaveLength(2);
    expect(pieces[1]?.from).toBeGreaterThan(samples.length + 5 * 16_000);
    expect(text).toBe(`${spoken} ${spoken}`);
  });

  it.each([
    ['silence', silence(5)],
    ['white noise', noise(5, 0.1, seededRandom(3))],
    ['hum', hum(5, 0.2)],
    ['one sample', new Float32Array(1)],
    ['nothing at all', new Float32Array()],
  ])('invents nothing on %s', async (_name, sound) => {
    expect(await transcribe(engine, sound)).toEqual({
      pieces: [],
      text: '',
      meanLogProbability: null,
      states: [],
    });
  });

  it('is not there without its pack', async () => {
    expect(await openTranscriber(openModelStore('no such folder'), 'tiny')).toBeUndefined();
  });
});
