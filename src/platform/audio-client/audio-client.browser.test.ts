import { afterAll, expect, test } from 'vitest';
import { commonLufs } from '#domain/signal/common-loudness.ts';
import { integratedLufs } from '#domain/signal/loudness.ts';
import { truePeakOf } from '#domain/signal/true-peak.ts';
import { wavFile } from '#domain/audio/wav.ts';
import { tone } from '#tests/support/tone.ts';
import type { JobProgress } from '#workers/audio/api.ts';
import { createAudioClient } from './audio-client.ts';

const audio = createAudioClient();
afterAll(() => audio.stop());

const rate = 48_000;

/** A tone as the browser's own recorder would give it. */
async function webmTone(seconds: number): Promise<{ bytes: Uint8Array<ArrayBuffer>; mimeType: string }> {
  const context = new AudioContext({ sampleRate: rate });
  const target = context.createMediaStreamDestination();
  const source = context.createBufferSource();
  source.buffer = context.createBuffer(1, seconds * rate, rate);
  source.buffer.copyToChannel(tone(seconds, rate), 0);
  source.connect(target);
  const recorder = new MediaRecorder(target.stream, { mimeType: 'audio/webm' });
  const stopped = new Promise<Blob>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => resolve(data));
  });
  source.addEventListener('ended', () => recorder.stop());
  recorder.start();
  source.start();
  const blob = await stopped;
  await context.close();
  return { bytes: new Uint8Array(await blob.arrayBuffer()), mimeType: blob.type };
}

async function decode(bytes: Uint8Array<ArrayBuffer>): Promise<AudioBuffer> {
  return new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes.slice().buffer);
}

test('what the browser recorded as WebM becomes an MP3 of the same length, with progress', async () => {
  const { bytes, mimeType } = await webmTone(2);
  const progress: JobProgress[] = [];
  const answer = await audio.convertToMp3(bytes, mimeType, { onProgress: (step) => progress.push(step) });

  expect(answer).toMatchObject({ kind: 'converted', audio: { mimeType: 'audio/mpeg' } });
  if (answer.kind !== 'converted') return;
  expect((await decode(answer.audio.bytes)).duration).toBeCloseTo(answer.audio.durationMs / 1000, 1);
  expect(answer.audio.durationMs / 1000).toBeCloseTo(2, 0.5);
  expect(answer.audio.signal?.peakDbfs).toBeCloseTo(-6, 0);
  const loading = progress.filter(({ stage }) => stage === 'loading').map(({ ratio }) => ratio);
  expect(loading.length).toBeGreaterThan(2);
  expect(loading.at(-1)).toBe(1);
  expect(loading).toEqual(loading.toSorted((a, b) => a - b));
  expect(bytes.length).toBeGreaterThan(0); // still the caller's
});

test('a cancelled conversion ends at once, and the next one works', async () => {
  const long = wavFile(tone(300, rate), rate);
  const giveUp = new AbortController();
  const seen = new Promise<void>((resolve) => {
    void audio
      .convertToMp3(long, 'audio/wav', {
        signal: giveUp.signal,
        onProgress: ({ stage }) => stage === 'converting' && resolve(),
      })
      .then((answer) => expect(answer).toEqual({ kind: 'cancelled' }));
  });
  await seen;
  giveUp.abort();
  const answer = await audio.convertToMp3(wavFile(tone(1, rate), rate), 'audio/wav');
  expect(answer).toMatchObject({ kind: 'converted' });
});

test('a sound of an hour is converted no further than it is asked for', async () => {
  const hour = wavFile(new Float32Array(3_600 * 8_000), 8_000);
  const answer = await audio.convertToMp3(hour, 'audio/wav', { mostMs: 5_000 });
  expect(answer).toMatchObject({ kind: 'converted', audio: { durationMs: 5_000 } });
});

test('what is no audio is a failure, not an exception', async () => {
  const text = new TextEncoder().encode('this is no sound at all, only words '.repeat(50));
  expect(await audio.convertToMp3(text, 'audio/webm')).toMatchObject({ kind: 'failed', code: 'not-audio' });
});

/** A second of silence, syllables for two, a second of silence. */
function syllables(amplitude: number): Float32Array<ArrayBuffer> {
  return tone(4, rate, amplitude).map((sample, at) => {
    const seconds = at / rate;
    return seconds < 1 || seconds > 3 ? 0 : sample * Math.sin(Math.PI * seconds * 5) ** 2;
  });
}

/** Sun's audio format, which this browser cannot decode. */
function auFile(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(24 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  // Magic, where the samples begin, how many bytes, 16 bit, the rate, one channel.
  for (const [at, word] of [0x2e736e64, 24, samples.length * 2, 3, rate, 1].entries())
    view.setUint32(at * 4, word);
  for (const [at, sample] of samples.entries()) view.setInt16(24 + at * 2, Math.round(sample * 32_767));
  return bytes;
}

test.each([
  ['a WAV of a soft voice', () => wavFile(syllables(0.05), rate), 'audio/wav', []],
  [
    'what only the converter can decode',
    () => auFile(syllables(0.3)),
    'audio/basic',
    ['loading', 'converting'],
  ],
])('%s is played at the common loudness, without its silence', async (_, make, mimeType, wanted) => {
  const bytes = make();
  const stages = new Set<string>();
  const onProgress = ({ stage }: JobProgress) => void stages.add(stage);
  const answer = await audio.preparePlayback(bytes, mimeType, { onProgress });
  if (answer.kind !== 'prepared') throw new Error(JSON.stringify(answer));
  const { playback } = answer;
  expect([...stages]).toEqual(wanted);
  const decoded = await decode(playback.bytes);
  const channel = decoded.getChannelData(0);
  expect(integratedLufs(channel, rate)).toBeCloseTo(commonLufs, 0);
  expect(truePeakOf(channel)).toBeLessThan(0.891);
  // 250 ms before the first syllable and 350 ms after the last one, give or take its soft edges.
  expect(playback.startMs).toBeGreaterThan(740);
  expect(playback.startMs).toBeLessThan(850);
  expect(playback.durationMs).toBeGreaterThan(2_400);
  expect(playback.durationMs).toBeLessThan(2_650);
  expect(decoded.duration * 1000).toBeCloseTo(playback.durationMs, 0);
  expect(playback.wholeMs).toBeCloseTo(4_000, 0);
  expect(playback.envelope).toHaveLength(400);
  expect(Math.max(...playback.envelope.subarray(0, 99))).toBe(0);
  expect(Math.max(...playback.envelope.subarray(110, 290))).toBeGreaterThan(0.2);
  expect(bytes.length).toBeGreaterThan(0); // still the caller's
});

test('a preparation that is given up ends, and the next one works', async () => {
  const leaving = new AbortController();
  const given = audio.preparePlayback(wavFile(syllables(0.1), rate), 'audio/wav', { signal: leaving.signal });
  leaving.abort();
  expect(await given).toEqual({ kind: 'cancelled' });
  expect(await audio.preparePlayback(wavFile(syllables(0.1), rate), 'audio/wav')).toMatchObject({
    kind: 'prepared',
  });
});
