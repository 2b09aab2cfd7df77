import { readFileSync } from 'node:fs';
import { MPEGDecoder } from 'mpg123-decoder';
import { describe, expect, it } from 'vitest';
import { toMono16k } from '#engines/speech/samples/to-mono-16k.ts';
import { decodeMp3 } from './decode-mp3.ts';
import { decodeRecording } from './decode-recording.ts';
import { longestSeconds } from '#engines/speech/samples/decode-in-pieces.ts';

const speech = new Uint8Array(readFileSync('tests/fixtures/speech/speech-60s.mp3'));
const reading = new Uint8Array(readFileSync('tests/fixtures/speech/reading.wav'));
const seconds = (samples: Float32Array) => samples.length / 16_000;
const level = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

describe('a recording', () => {
  it('that is an MP3 gives the samples that a device decodes in one go', async () => {
    const decoder = new MPEGDecoder();
    await decoder.ready;
    const { channelData, sampleRate } = decoder.decode(speech);
    const whole = toMono16k(channelData, sampleRate);
    expect(await decodeMp3(speech)).toEqual(whole);
    expect(seconds(whole)).toBeCloseTo(60, 0);
    expect(level(whole)).toBeGreaterThan(0.01);
  });

  it('that is a WAV is decoded too', async () => {
    const samples = await decodeRecording(reading);
    expect(seconds(samples)).toBeGreaterThan(5);
    expect(level(samples)).toBeGreaterThan(0.01);
  });

  it('that was cut off is decoded as far as it goes', async () => {
    expect(seconds(await decodeRecording(speech.slice(0, 200_003)))).toBeCloseTo(16.6, 0);
    expect(seconds(await decodeRecording(reading.slice(0, 400_001)))).toBeGreaterThan(2);
  });

  it('that goes on for hours is decoded up to the longest that is scored', async () => {
    const frames = speech.slice(0, 400_000);
    const long = new Uint8Array(frames.length * 8);
    for (let i = 0; i < 8; i += 1) long.set(frames, i * frames.length);
    expect(seconds(await decodeRecording(long))).toBeCloseTo(longestSeconds, 3);
  });

  it.each([
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, ...Array.from({ length: 4_000 }, (_, i) => i % 251)]),
    ],
    ['a play list of itself', new TextEncoder().encode(`ffconcat version 1.0\n${'file input\n'.repeat(50)}`)],
    ['nothing', new Uint8Array()],
    ['zeros', new Uint8Array(50_000)],
  ])('that is %s has no sound', async (_, bytes) => {
    expect(await decodeRecording(bytes)).toHaveLength(0);
  });
});
