import { expect, test } from 'vitest';
import { agoWords, inWords, shortSpan, sizeWords } from './amounts.ts';

test('sizes are said in the unit that people use', () => {
  expect(sizeWords(400)).toBe('1 kB');
  expect(sizeWords(640_400)).toBe('640 kB');
  expect(sizeWords(3_420_000)).toBe('3.4 MB');
  expect(sizeWords(34_000_000)).toBe('34 MB');
  expect(sizeWords(2_100_000_000)).toBe('2.1 GB');
});

test('moments are said as people say them', () => {
  const now = 1_000 * 86_400_000;
  expect(agoWords(now - 20_000, now)).toBe('just now');
  expect(agoWords(now - 60_000, now)).toBe('1 minute ago');
  expect(agoWords(now - 2 * 3_600_000, now)).toBe('2 hours ago');
  expect(agoWords(now - 3 * 86_400_000, now)).toBe('3 days ago');
});

test('a clock that was set back makes nothing older than now', () => {
  expect(agoWords(2_000_000, 1_000_000)).toBe('just now');
});

test('a length of time is said in few letters, and not at all below a minute', () => {
  expect(shortSpan(59_000)).toBeNull();
  expect(shortSpan(5 * 60_000)).toBe('5 min');
  expect(shortSpan(2.5 * 3_600_000)).toBe('2 h');
  expect(shortSpan(86_400_000)).toBe('1 day');
});

test('what is to come is said as people say it', () => {
  expect(inWords(20_000)).toBe('in less than a minute');
  expect(inWords(61_000)).toBe('in 2 minutes');
});
