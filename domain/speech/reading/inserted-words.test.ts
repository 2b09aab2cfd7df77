import { expect, test } from 'vitest';
import { nameExtras } from './inserted-words.ts';
import type { JudgedWord } from './judge-words.ts';

const correct = (word: number, from: number, to: number): JudgedWord => ({ type: 'CORRECT', word, from, to });
const extra = (from: number, to: number, text?: string): JudgedWord => ({
  type: 'EXTRA',
  from,
  to,
  ...(text === undefined ? {} : { text }),
});

test('extra speech gets the words that were heard there, and stands once', () => {
  const judged = [correct(0, 0, 30), extra(30, 70), correct(1, 70, 90)];
  expect(nameExtras(judged, [{ before: 1, text: 'quickly' }])).toEqual([
    correct(0, 0, 30),
    extra(30, 70, 'quickly'),
    correct(1, 70, 90),
  ]);
});

test('the decoder may have put it a word away', () => {
  const judged = [correct(0, 0, 30), extra(30, 70), correct(1, 70, 90), correct(2, 90, 120)];
  expect(nameExtras(judged, [{ before: 2, text: 'quickly' }])).toHaveLength(4);
});

test('words that the decoder took for nothing stand in the gap, and without a time where there is none', () => {
  const judged = [correct(0, 0, 30), correct(1, 45, 90), correct(2, 90, 120)];
  const words = [
    { before: 1, text: 'so' },
    { before: 2, text: 'very' },
    { before: Number.POSITIVE_INFINITY, text: 'thanks' },
  ];
  expect(nameExtras(judged, words)).toEqual([
    correct(0, 0, 30),
    extra(30, 45, 'so'),
    correct(1, 45, 90),
    extra(0, 0, 'very'),
    correct(2, 90, 120),
    extra(0, 0, 'thanks'),
  ]);
});

test('two words of one place share its stretch', () => {
  const judged = [correct(0, 0, 30), extra(30, 70), correct(1, 70, 90)];
  const words = [
    { before: 1, text: 'so' },
    { before: 1, text: 'very' },
  ];
  expect(nameExtras(judged, words)).toEqual([
    correct(0, 0, 30),
    extra(30, 70, 'so'),
    extra(30, 70, 'very'),
    correct(1, 70, 90),
  ]);
});

test('nothing changes when nobody heard more words', () => {
  const judged = [correct(0, 0, 30), extra(30, 70)];
  expect(nameExtras(judged, [])).toEqual(judged);
});
