import { expect, test } from 'vitest';
import { waveformPeaks } from './waveform-peaks.ts';

test('each bar is the highest absolute sample of its stretch, after the gain', () => {
  const samples = Float32Array.of(0.1, -0.5, 0.2, 0.25, -0.125, 0);
  expect(waveformPeaks(samples, 1, 3)).toEqual([0.5, 0.25, 0.125]);
  expect(waveformPeaks(samples, 4, 3)).toEqual([1, 1, 0.5]);
});

test('few samples give few bars, none give none', () => {
  expect(waveformPeaks(Float32Array.of(0.5, 0.25))).toEqual([0.5, 0.25]);
  expect(waveformPeaks(new Float32Array(0))).toEqual([]);
});
