import { afterAll, expect, test } from 'vitest';
import { systemDigest } from '#platform/digest.ts';
import { tone, wavFile } from '#tests/support/tone.ts';
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
  const cancelledAt = performance.now();
  giveUp.abort();
  const answer = await audio.convertToMp3(wavFile(tone(1, rate), rate), 'audio/wav');
  expect(answer).toMatchObject({ kind: 'converted' });
  expect(performance.now() - cancelledAt).toBeLessThan(8_000);
});

test('what is no audio is a failure, not an exception', async () => {
  const text = new TextEncoder().encode('this is no sound at all, only words '.repeat(50));
  expect(await audio.convertToMp3(text, 'audio/webm')).toMatchObject({ kind: 'failed', code: 'not-audio' });
});

test('a soft voice is raised to the common level, and its waveform with it', async () => {
  const soft = wavFile(tone(3, rate, 0.05), rate);
  const answer = await audio.preparePlayback(soft, 'audio/wav');
  if (answer.kind !== 'prepared') throw new Error(JSON.stringify(answer));
  const { playback } = answer;
  // A sine of 0.05: -29 dB in power; R128 weighs 440 Hz almost as it is.
  expect(playback.loudnessLufs).toBeCloseTo(-29.7, 0);
  expect(playback.gainDb).toBeCloseTo(-18 - (playback.loudnessLufs ?? 0), 1);
  expect(playback.durationMs).toBeCloseTo(3_000, -1);
  expect(playback.peaks).toHaveLength(200);
  const expected = 0.05 * 10 ** (playback.gainDb / 20);
  expect(playback.peaks[100]).toBeCloseTo(expected, 2);
  const samples = (await decode(playback.bytes)).getChannelData(0);
  expect(Math.max(...samples.slice(rate, rate + 4_800))).toBeCloseTo(expected, 1);
});

test('an MP3 that is loud enough keeps its bytes', async () => {
  const first = await audio.preparePlayback(wavFile(tone(2, rate, 0.3), rate), 'audio/wav');
  if (first.kind !== 'prepared') throw new Error(JSON.stringify(first));
  const again = await audio.preparePlayback(first.playback.bytes, 'audio/mpeg');
  if (again.kind !== 'prepared') throw new Error(JSON.stringify(again));
  expect(again.playback.gainDb).toBe(0);
  expect(await systemDigest.sha256(again.playback.bytes)).toBe(
    await systemDigest.sha256(first.playback.bytes),
  );
});
