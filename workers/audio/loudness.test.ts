import { expect, test } from 'vitest';
import { gainToCommonLevel, readLoudness } from './loudness.ts';

const summary = (integrated: string, peak: string): string[] => [
  '[Parsed_ebur128_1 @ 0x1] t: 0.4 TARGET:-23 LUFS    M: -99.0 S:-120.7     I: -70.0 LUFS       LRA:   0.0 LU',
  '[Parsed_ebur128_1 @ 0x1] Summary:',
  '  Integrated loudness:',
  `    I:         ${integrated} LUFS`,
  '    Threshold: -33.5 LUFS',
  '  Sample peak:',
  `    Peak:       ${peak} dBFS`,
];

test('the summary at the end counts, not what was said on the way', () => {
  expect(readLoudness(summary('-23.4', '-8.1'))).toEqual({ integratedLufs: -23.4, peakDbfs: -8.1 });
});

test('silence has no loudness and gets no gain', () => {
  const silence = readLoudness(summary('-70.0', '-inf'));
  expect(silence).toEqual({ integratedLufs: null, peakDbfs: null });
  expect(gainToCommonLevel(silence)).toBe(0);
});

test.each([
  ['a soft voice is raised', { integratedLufs: -24, peakDbfs: -12 }, 6],
  [
    'a soft voice with a loud crack is raised as far as the crack allows',
    { integratedLufs: -24, peakDbfs: -3 },
    2,
  ],
  ['a loud voice is lowered', { integratedLufs: -12, peakDbfs: -0.5 }, -6],
  ['a clipped soft one is left', { integratedLufs: -24, peakDbfs: 0 }, 0],
  ['less than 1 dB is left', { integratedLufs: -18.6, peakDbfs: -6 }, 0],
])('%s', (_, loudness, gainDb) => {
  expect(gainToCommonLevel(loudness)).toBeCloseTo(gainDb);
});
