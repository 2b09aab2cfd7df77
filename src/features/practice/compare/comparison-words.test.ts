import { expect, test } from 'vitest';
import { comparisonWords, earlierWords } from './comparison-words.ts';

/** A Sunday, at noon here. */
const now = new Date(2026, 10, 29, 12).getTime();
const at = (year: number, month: number, day: number, hour = 12) =>
  new Date(year, month - 1, day, hour).getTime();

test.each([
  [at(2026, 11, 29, 8), 'earlier today'],
  [at(2026, 11, 28, 23), 'yesterday'],
  [at(2026, 11, 24), 'on Tuesday'],
  [at(2026, 11, 23), 'on Monday'],
  // A week ago it would be this Sunday's name.
  [at(2026, 11, 22), 'on 22 November'],
  [at(2026, 11, 3), 'on 3 November'],
  [at(2025, 11, 3), 'on 3 November 2025'],
  [at(2027, 1, 1), 'before'],
])('%i is said as "%s"', (earlier, words) => {
  expect(earlierWords(earlier, { of: now, now })).toBe(words);
});

test('an old answer beside one of the same day is of "that day"', () => {
  const [morning, noon] = [at(2026, 11, 24, 8), at(2026, 11, 24)];
  expect(earlierWords(morning, { of: noon, now })).toBe('earlier that day');
});

test.each([
  [{ kind: 'more', points: 6, isLeast: false }, '6 points more than on Tuesday'],
  [{ kind: 'more', points: 1, isLeast: false }, '1 point more than on Tuesday'],
  [{ kind: 'fewer', points: 0.5, isLeast: false }, '0.5 points fewer than on Tuesday'],
  [{ kind: 'fewer', points: 2, isLeast: true }, 'At least 2 points fewer than on Tuesday'],
  [{ kind: 'same' }, 'The same as on Tuesday'],
  [{ kind: 'about-same' }, 'About the same as on Tuesday'],
  [{ kind: 'other-version', isOlder: true }, 'An earlier answer was scored by an older version'],
  [{ kind: 'other-version', isOlder: false }, 'An earlier answer was scored by another version'],
  [{ kind: 'other-question' }, 'The question has changed since your earlier answer'],
] as const)('%j is "%s"', (comparison, words) => {
  expect(comparisonWords(comparison, 'on Tuesday')).toBe(words);
});
