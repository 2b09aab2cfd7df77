import { expect, test } from 'vitest';
import { timeAgo, utcDateTime } from './time-ago.tsx';

const now = Date.UTC(2026, 10, 21, 12, 0, 0);
const minute = 60_000;

test.each([
  [20_000, 'just now'],
  [minute, '1 minute ago'],
  [2 * 60 * minute + 59 * minute, '2 hours ago'],
  [24 * 60 * minute, 'yesterday'],
  [15 * 24 * 60 * minute, '2 weeks ago'],
  [-minute, 'just now'],
  [-31 * 24 * 60 * minute, 'date not certain'],
])('%i ms before now reads as %s', (before, words) => {
  expect(timeAgo(now - before, now)).toBe(words);
});

test('the exact time is the spec\u2019s date with hours and minutes in UTC', () => {
  expect(utcDateTime(Date.UTC(2024, 0, 5, 0, 3))).toBe('Jan 05, 2024 00:03 UTC');
});
