import { expect, test } from 'vitest';
import { formatRange } from './format-points.ts';

test.each([
  [{ low: 7, high: 7, max: 10, isExact: true }, '7 of 10'],
  [{ low: 2.333, high: 2.333, max: 4, isExact: true }, '2.33 of 4'],
  [{ low: 17.5, high: 22.5, max: 26, isExact: false }, 'about 17 to 23 of 26'],
  [{ low: 25.5, high: 26, max: 26, isExact: false }, 'about 25 to 26 of 26'],
  [{ low: 0, high: 0, max: 26, isExact: false }, '0 of 26'],
  [{ low: 60, high: 60, max: 60, isExact: false }, '60 of 60'],
] as const)('%j is shown as %s', (range, line) => {
  expect(formatRange(range)).toBe(line);
});
