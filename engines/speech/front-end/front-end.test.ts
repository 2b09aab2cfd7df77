import { describe, expect, it } from 'vitest';
import { extractFeatures } from './features.ts';
import { melFilters } from './mel-filters.ts';
import { PowerSpectrum } from '#domain/signal/power-spectrum.ts';
import { computeSpectra, sampleRate } from './spectra.ts';
import { subtractNoise } from './subtract-noise.ts';

const tone = (hz: number, seconds: number, loudness = 0.3): Float32Array =>
  Float32Array.from(
    { length: seconds * sampleRate },
    (_, i) => loudness * Math.sin((2 * Math.PI * hz * i) / sampleRate),
  );

describe('spectra', () => {
  it('puts the power of a tone into its own bin', () => {
    const power = new Float64Array(5);
    new PowerSpectrum(8).compute(
      Float64Array.from({ length: 8 }, (_, i) => Math.cos((2 * Math.PI * 2 * i) / 8)),
      power,
    );
    expect([...power].map((value) => Math.round(value))).toEqual([0, 0, 16, 0, 0]);
  });

  it('refuses a length that is no power of two', () => {
    expect(() => new PowerSpectrum(12)).toThrow('power of two');
  });

  it('has a frame every 10 ms and none of a sound shorter than one', () => {
    expect(computeSpectra(new Float32Array(409)).frameCount).toBe(0);
    expect(computeSpectra(new Float32Array(410)).frameCount).toBe(1);
    expect(computeSpectra(new Float32Array(sampleRate)).frameCount).toBe(98);
  });

  it('has mel filters of unit area whose edges move with the warp', () => {
    const settings = { sampleRate, fftLength: 512, filterCount: 20, lowHz: 130, highHz: 3_700 };
    const plain = melFilters({ ...settings, warp: 1 });
    const wide = melFilters({ ...settings, warp: 1.2 });
    expect(plain).toHaveLength(20);
    const area = (plain[15]?.weights.reduce((sum, value) => sum + value, 0) ?? 0) * (sampleRate / 512);
    expect(area).toBeCloseTo(1, 1);
    expect(wide[10]?.firstBin).toBeGreaterThan(plain[10]?.firstBin ?? 0);
  });
});

describe('features', () => {
  it('have 39 values a frame, cepstra without their mean, and no change in a steady tone', () => {
    const { frameCount, dimension, values } = extractFeatures(computeSpectra(tone(700, 1)));
    expect([frameCount, dimension]).toEqual([98, 39]);
    const middle = 50 * dimension;
    expect(Math.abs(values[middle + 13] ?? 9)).toBeLessThan(0.5);
    const mean =
      Array.from({ length: frameCount }, (_, t) => values[t * dimension] ?? 0).reduce((a, b) => a + b) /
      frameCount;
    expect(mean).toBeCloseTo(0, 3);
  });

  it('are finite for digital silence', () => {
    const { values } = extractFeatures(computeSpectra(new Float32Array(sampleRate)));
    expect(values.every((value) => Number.isFinite(value))).toBe(true);
  });
});

describe('noise subtraction', () => {
  it('takes a steady hiss down and leaves a burst of tone over it', () => {
    let state = 1;
    const hiss = Float32Array.from({ length: 2 * sampleRate }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return 0.02 * (state / 2 ** 31 - 1);
    });
    const burst = tone(1_000, 0.5);
    const noisy = hiss.map((value, i) => value + (i >= 16_000 && i < 24_000 ? (burst[i - 16_000] ?? 0) : 0));
    const before = computeSpectra(noisy);
    const after = subtractNoise(before);
    const sum = (power: Float32Array, frame: number): number =>
      power.subarray(frame * before.binCount, (frame + 1) * before.binCount).reduce((a, b) => a + b, 0);
    expect(sum(after.power, 20)).toBeLessThan(0.5 * sum(before.power, 20));
    expect(sum(after.power, 120)).toBeGreaterThan(0.9 * sum(before.power, 120));
  });
});
