import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readMp3Frames } from './mp3-frames.ts';
import { encodeTone } from '#tests/support/node-lame.ts';

test('the frames of a three-second recording tell three seconds and the delay of the encoder', async () => {
  const bytes = await encodeTone({ seconds: 3, sampleRate: 48_000 });
  const frames = readMp3Frames(bytes);
  expect(frames).toMatchObject({ sampleRate: 48_000, wholeBytes: bytes.length });
  expect(frames!.durationMs).toBeGreaterThanOrEqual(3_000);
  expect(frames!.durationMs).toBeLessThan(3_080);
});

test('an MP3 that was cut in the middle of a frame ends with the frame before', async () => {
  const bytes = await encodeTone({ seconds: 3, sampleRate: 44_100 });
  const whole = readMp3Frames(bytes)!;
  const cut = readMp3Frames(bytes.subarray(0, bytes.length - 10))!;
  expect(cut.frameCount).toBe(whole.frameCount - 1);
  expect(cut.wholeBytes).toBeLessThan(bytes.length - 10);
});

test.each([8_000, 16_000, 22_050, 44_100, 48_000, 96_000])(
  'a microphone at %i Hz gives 128 kbit/s of its own length',
  async (sampleRate) => {
    const bytes = await encodeTone({ seconds: 2, sampleRate });
    const frames = readMp3Frames(bytes)!;
    expect(frames.durationMs / 1000).toBeCloseTo(2, 0.5);
    expect((frames.wholeBytes * 8) / frames.durationMs).toBeCloseTo(128, 0);
  },
);

test('a tag in front is no frame', async () => {
  const bytes = await encodeTone({ seconds: 1, sampleRate: 44_100 });
  const tag = Uint8Array.of(0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 2, ...Array.from({ length: 130 }, () => 0));
  const frames = readMp3Frames(bytes)!;
  expect(readMp3Frames(new Uint8Array([...tag, ...bytes]))!.frameCount).toBe(frames.frameCount);
});

test('what is no MP3 has no frames', async () => {
  expect(readMp3Frames(new Uint8Array(0))).toBeNull();
  expect(readMp3Frames(new Uint8Array(await readFile('package.json')))).toBeNull();
});
