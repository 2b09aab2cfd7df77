import { expect, test } from 'vitest';
import { integratedLufs } from './loudness.ts';

const sine = (seconds: number, rate: number, dbfs: number, hz = 1_000) =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => 10 ** (dbfs / 20) * Math.sin((2 * Math.PI * hz * i) / rate),
  );

// The calibration of BS.1770: a sine of 997 Hz at full scale in one channel reads -3.01; 1 kHz differs by 0.002.
test.each([
  [48_000, 0, -3.01],
  [48_000, -20, -23.01],
  [44_100, -20, -23.01],
  [16_000, -33, -36.01],
])('a sine of 1 kHz, %i samples a second, %i dB at its peak, is %f LUFS', (rate, dbfs, lufs) => {
  expect(integratedLufs(sine(3, rate, dbfs), rate)).toBeCloseTo(lufs, 1);
});

test('low tones count less, high ones more', () => {
  const of = (hz: number) => integratedLufs(sine(3, 48_000, -20, hz), 48_000) ?? 0;
  expect(of(30)).toBeLessThan(of(1_000) - 3);
  expect(of(6_000)).toBeGreaterThan(of(1_000) + 2.5);
});

test('silence and what is far softer than the rest do not count', () => {
  const loud = sine(3, 48_000, -20);
  const soft = sine(3, 48_000, -45);
  const silence = new Float32Array(5 * 48_000);
  const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));
  const alone = integratedLufs(loud, 48_000) ?? 0;
  // Blocks that lie half in the silence stay in: they cost a quarter of a dB.
  expect(integratedLufs(joined(loud, silence), 48_000)).toBeCloseTo(alone, 0);
  expect(integratedLufs(joined(loud, soft), 48_000)).toBeCloseTo(alone, 0);
  expect(integratedLufs(silence, 48_000)).toBeNull();
  expect(integratedLufs(new Float32Array(0), 48_000)).toBeNull();
});

test('a word that is shorter than a block has a loudness', () => {
  expect(integratedLufs(sine(0.25, 48_000, -20), 48_000)).toBeCloseTo(-23, 0);
});
