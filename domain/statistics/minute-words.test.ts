import { expect, test } from 'vitest';
import { minutesInColumn, minutesInWords } from './minute-words.ts';

test.each([
  [0, 'under 1 minute', 'under 1'],
  [12, 'under 1 minute', 'under 1'],
  [29.4, 'under 1 minute', 'under 1'],
  [30, '1 minute', '1'],
  [89, '1 minute', '1'],
  [90, '2 minutes', '2'],
])('%d seconds of answers are never 0 minutes', (seconds, words, figure) => {
  expect(minutesInWords(seconds)).toBe(words);
  expect(minutesInColumn(seconds, 1)).toBe(figure);
});

test('where nothing was answered there are 0 minutes', () => {
  expect(minutesInColumn(0, 0)).toBe('0');
});
