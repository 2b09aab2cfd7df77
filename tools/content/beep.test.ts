import { expect, test } from 'vitest';
import { beepTail } from './beep.ts';

const perMs = 24;
const tail = beepTail();
const part = (fromMs: number, toMs: number) => tail.subarray(fromMs * perMs, toMs * perMs);
const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

test('a rest of 200 ms, then a beep of a second', () => {
  expect(tail).toHaveLength(1200 * perMs);
  expect(rms(part(0, 200))).toBe(0);
});

test('the beep is a tone of 1 kHz as loud as speech at -18 LUFS', () => {
  const beep = part(300, 1100);
  const rises = beep.filter((sample, i) => sample > 0 && (beep[i - 1] ?? 0) <= 0).length;
  expect(Math.abs(rises - 800)).toBeLessThanOrEqual(1);
  // In LUFS a sine of 1 kHz is as loud as its mean power in dB.
  expect(20 * Math.log10(rms(beep))).toBeCloseTo(-18, 1);
});

test('it begins and ends softly', () => {
  expect(rms(part(200, 202))).toBeLessThan(rms(part(215, 217)) / 4);
  expect(rms(part(1198, 1200))).toBeLessThan(rms(part(1183, 1185)) / 4);
  expect(Math.abs(tail.at(-1) ?? 1)).toBeLessThan(0.001);
});
