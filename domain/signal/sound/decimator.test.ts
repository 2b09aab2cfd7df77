import { expect, test } from 'vitest';
import { Decimator } from './decimator.ts';

function levelAfter(sampleRate: number, hertz: number): number {
  const decimator = new Decimator(sampleRate);
  const out: number[] = [];
  for (let i = 0; i < sampleRate; i += 1) {
    const sample = decimator.push(Math.sin((2 * Math.PI * hertz * i) / sampleRate));
    if (sample !== null) out.push(sample);
  }
  const settled = out.slice(100);
  return 10 * Math.log10(settled.reduce((sum, sample) => sum + 2 * sample * sample, 0) / settled.length);
}

test.each([
  [8_000, 8_000],
  [11_025, 11_025],
  [16_000, 8_000],
  [44_100, 8_820],
  [48_000, 8_000],
  [96_000, 8_000],
])('%i samples a second become %i', (sampleRate, lower) => {
  expect(new Decimator(sampleRate).sampleRate).toBe(lower);
  expect(levelAfter(sampleRate, 1_000)).toBeCloseTo(0, 1);
});

test.each([16_000, 44_100, 48_000, 96_000])(
  'of %i, what would fold back is taken off first',
  (sampleRate) => {
    expect(levelAfter(sampleRate, 5_500)).toBeLessThan(-40);
  },
);
