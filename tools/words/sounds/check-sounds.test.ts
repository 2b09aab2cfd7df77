import { beforeAll, expect, test } from 'vitest';
import { sha256Of } from '#content/sha256.ts';
import { readMp3 } from '#domain/audio/mp3.ts';
import { soundHashLength } from '#domain/words/sound-index.ts';
import { sampleRate } from '#tools/content/kokoro.ts';
import { faultsOf } from './check-sounds.ts';
import { openWordDecoder, openWordEncoder, type WordDecoder, type WordEncoder } from './word-mp3.ts';

let encode: WordEncoder;
let decode: WordDecoder;
beforeAll(async () => {
  encode = await openWordEncoder();
  decode = await openWordDecoder();
});

const hum = (seconds: number, share = 1): Float32Array =>
  Float32Array.from({ length: seconds * sampleRate }, (_, i) =>
    i < share * seconds * sampleRate ? 0.05 * Math.sin(i / 20) : 0.00001,
  );
const described = (bytes: Uint8Array) => ({
  hash: sha256Of(bytes).slice(0, soundHashLength),
  durationMs: Math.round(readMp3(bytes)?.durationMs ?? 0),
});

test('a word that was encoded has the common level and no fault', async () => {
  const bytes = encode(hum(0.7));
  expect(readMp3(bytes)?.sampleRate).toBe(sampleRate);
  expect(await faultsOf(bytes, described(bytes), decode)).toEqual([]);
});

test('the same word gives the same bytes, whatever was encoded before it', () => {
  const first = encode(hum(0.7));
  encode(hum(0.4));
  expect(sha256Of(encode(hum(0.7)))).toBe(sha256Of(first));
});

test.each([
  ['is not what the index says', () => hum(0.7), (bytes: Uint8Array) => ({ ...described(bytes), hash: '0' })],
  ['lasts', () => hum(0.05), described],
  ['lasts', () => hum(3), described],
] as const)('a sound that %s is found', async (fault, sound, index) => {
  const bytes = encode(sound());
  expect(await faultsOf(bytes, index(bytes), decode)).toEqual([expect.stringContaining(fault)]);
});

test('a sound that is silent, cut off or no MP3 is found', async () => {
  const silent = encode(new Float32Array(0.7 * sampleRate));
  expect(await faultsOf(silent, described(silent), decode)).toEqual([expect.stringContaining('dB')]);
  const whole = encode(hum(0.7));
  const cut = whole.subarray(0, whole.length - 10);
  expect(await faultsOf(cut, described(cut), decode)).toEqual(['is no whole MP3']);
  const text = new TextEncoder().encode('<html>');
  expect(await faultsOf(text, described(text), decode)).toEqual(['is no whole MP3']);
});
