import { expect, test } from 'vitest';
import { fewerPeaks } from './fewer-peaks.ts';
import { levelHint } from './level-hint.ts';
import { spokenTime } from './time-text.ts';

test('a narrow waveform keeps its loudest moments', () => {
  expect(fewerPeaks([0.1, 0.9, 0.2, 0.3, 0.05, 0.4], 3)).toEqual([0.9, 0.3, 0.4]);
  expect(fewerPeaks([0.1, 0.2], 3)).toEqual([0.1, 0.2]);
});

test('the hint on the level asks for one thing at a time', () => {
  expect(levelHint(null, 100)).toBe('');
  expect(levelHint({ clipping: true, tooQuiet: false }, 2_000)).toBe('A little softer');
  expect(levelHint({ clipping: false, tooQuiet: true }, 2_000)).toBe('A little closer');
  expect(levelHint({ clipping: false, tooQuiet: false }, 2_000)).toBe('Good level');
  expect(levelHint(null, 2_000)).toBe('Recording. How loud you are cannot be shown here.');
});

test('times are whole to hear', () => {
  expect([1_000, 59_000, 61_000, 120_000].map(spokenTime)).toEqual([
    '1 second',
    '59 seconds',
    '1 minute 1 second',
    '2 minutes 0 seconds',
  ]);
});
