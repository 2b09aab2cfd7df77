import { expect, test } from 'vitest';
import { cardinal, decimal, ordinal, year } from './number-words.ts';

test.each([
  [0, 'zero'],
  [19, 'nineteen'],
  [42, 'forty-two'],
  [100, 'one hundred'],
  [999, 'nine hundred and ninety-nine'],
  [1001, 'one thousand and one'],
  [12_345, 'twelve thousand three hundred and forty-five'],
  [7_000_000_000, 'seven billion'],
])('%i is %s', (n, words) => {
  expect(cardinal(n)).toBe(words);
});

test.each([
  [1, 'first'],
  [12, 'twelfth'],
  [20, 'twentieth'],
  [33, 'thirty-third'],
  [100, 'one hundredth'],
])('%i as an ordinal is %s', (n, words) => {
  expect(ordinal(n)).toBe(words);
});

test.each([
  [1868, 'eighteen sixty-eight'],
  [1900, 'nineteen hundred'],
  [1905, 'nineteen oh five'],
  [2007, 'two thousand and seven'],
  [2026, 'twenty twenty-six'],
])('the year %i is %s', (n, words) => {
  expect(year(n)).toBe(words);
});

test('digits after a point are said one by one', () => {
  expect(decimal('3', '14')).toBe('three point one four');
});
