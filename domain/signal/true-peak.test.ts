import { expect, test } from 'vitest';
import { amplify } from './limiter.ts';
import { truePeakOf } from './true-peak.ts';

const rate = 48_000;
const sine = (hz: number, phase = 0, amplitude = 1) =>
  Float32Array.from(
    { length: rate / 2 },
    (_, i) => amplitude * Math.sin((2 * Math.PI * hz * i) / rate + phase),
  );

test('a sine whose samples all miss its height has its true height', () => {
  const missed = sine(rate / 4, Math.PI / 4);
  expect(Math.max(...missed)).toBeCloseTo(Math.SQRT1_2, 3);
  expect(truePeakOf(missed.subarray(100, -100))).toBeGreaterThan(0.97);
  expect(truePeakOf(sine(440))).toBeCloseTo(1, 2);
});

test('peaks are turned down under the ceiling, and what is between them keeps its gain', () => {
  const samples = sine(440, 0, 0.1);
  for (const at of [4_000, 12_000])
    for (let i = 0; i < 48; i += 1) samples[at + i] = (samples[at + i] ?? 0) * 9;
  const louder = amplify(samples, rate, { gain: 4, ceiling: 0.84 });
  expect(truePeakOf(louder)).toBeLessThanOrEqual(0.891);
  expect(louder[8_000]).toBeCloseTo((samples[8_000] ?? 0) * 4, 5);
  expect(louder).toHaveLength(samples.length);
});
