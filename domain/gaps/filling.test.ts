import { expect, test } from 'vitest';
import { fillGap, gapsOfWords, swapGaps } from './filling.ts';

test('one gap is filled, emptied or filled anew, and the others stay', () => {
  expect(fillGap([], 3, 1, 'sea')).toEqual([null, 'sea', null]);
  expect(fillGap(['sun', 'sea', null], 3, 1, 'sky')).toEqual(['sun', 'sky', null]);
  expect(fillGap(['sun', 'sea', null], 3, 0, null)).toEqual([null, 'sea', null]);
});

test('two gaps change their words, and a word moves to an empty gap', () => {
  expect(swapGaps(['sun', 'sea'], 2, [0, 1])).toEqual(['sea', 'sun']);
  expect(swapGaps(['sun'], 3, [0, 2])).toEqual([null, null, 'sun']);
});

test('each word of the bank knows its gap', () => {
  expect(gapsOfWords(['sky', 'sun', 'sea'], ['sea', null, 'sky'])).toEqual([2, null, 0]);
});

test('a word that the bank has twice can be in two gaps, and one that it does not have is in none', () => {
  expect(gapsOfWords(['to', 'of', 'to'], ['to', 'to', 'by'])).toEqual([0, null, 1]);
});
