import { describe, expect, it, test } from 'vitest';
import { toMono16k } from './to-mono-16k.ts';

const sine = (hertz: number, rate: number, seconds = 0.5, amplitude = 0.5): Float32Array =>
  Float32Array.from(
    { length: Math.round(rate * seconds) },
    (_, i) => amplitude * Math.sin((2 * Math.PI * hertz * i) / rate),
  );

/** Without the ends, where the filter reaches past the sound. */
const middle = (samples: Float32Array): Float32Array => samples.subarray(400, samples.length - 400);
const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

describe('16 kHz mono from any rate', () => {
  test.each([8_000, 11_025, 12_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000])(
    'a tone at %i Hz keeps its pitch, level and time',
    (rate) => {
      const out = toMono16k([sine(1_000, rate)], rate);
      expect(Math.abs(out.length - 8_000)).toBeLessThanOrEqual(1);
      const wanted = middle(sine(1_000, 16_000).subarray(0, out.length));
      const difference = middle(out).map((value, i) => value - (wanted[i] ?? 0));
      expect(rms(difference)).toBeLessThan(0.5 * 1e-3);
    },
  );

  it('lets speech bands through up to 6.5 kHz', () => {
    expect(rms(middle(toMono16k([sine(6_500, 48_000)], 48_000)))).toBeCloseTo(0.5 / Math.SQRT2, 2);
  });

  it('takes away what 16 kHz cannot hold instead of folding it back', () => {
    expect(rms(middle(toMono16k([sine(9_500, 48_000)], 48_000)))).toBeLessThan(1e-3);
    expect(rms(middle(toMono16k([sine(20_000, 44_100)], 44_100)))).toBeLessThan(1e-3);
  });

  it('mixes channels to their mean', () => {
    const left = sine(500, 16_000);
    expect(toMono16k([left, left], 16_000)).toEqual(left);
    expect(rms(toMono16k([left, left.map((value) => -value)], 16_000))).toBe(0);
  });

  it('leaves 16 kHz mono as it is, in memory of its own', () => {
    const samples = sine(500, 16_000);
    const out = toMono16k([samples], 16_000);
    expect(out).toEqual(samples);
    expect(out.buffer).not.toBe(samples.buffer);
  });

  it('takes nothing, and very little', () => {
    expect(toMono16k([], 48_000)).toHaveLength(0);
    expect(toMono16k([new Float32Array()], 48_000)).toHaveLength(0);
    expect(toMono16k([new Float32Array(3)], 48_000)).toHaveLength(1);
  });

  test.each([0, -1, Number.NaN, 44_100.5, 1e9])('%d is no sample rate', (rate) => {
    expect(() => toMono16k([new Float32Array(10)], rate)).toThrow(RangeError);
  });
});
