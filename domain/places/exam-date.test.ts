import { expect, test } from 'vitest';
import { isPastExamDay, localDay } from './exam-date.ts';

test('a day has two figures for month and day', () => {
  expect(localDay(new Date(2026, 2, 5, 23, 59))).toBe('2026-03-05');
});

test.each([
  ['2026-11-23', true],
  ['2026-11-22', true],
  ['2026-11-24', false],
  ['2026-02-31', false],
  ['', false],
  ['yesterday', false],
])('%s as the day of an exam, on 23 November: %s', (day, isFine) => {
  expect(isPastExamDay(day, '2026-11-23')).toBe(isFine);
});
