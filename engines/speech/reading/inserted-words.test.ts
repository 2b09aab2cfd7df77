import { expect, test } from 'vitest';
import { settleExtras, type InsertedWord } from './inserted-words.ts';
import type { JudgedWord } from './judge-words.ts';

const correct = (word: number, from: number, to: number): JudgedWord => ({ type: 'CORRECT', word, from, to });
const extra = (from: number, to: number, text?: string): JudgedWord => ({
  type: 'EXTRA',
  from,
  to,
  ...(text === undefined ? {} : { text }),
});

const sure = (before: number, text: string): InsertedWord => ({ before, text, isSure: true });
const unsure = (before: number, text: string): InsertedWord => ({ before, text, isSure: false });

test('extra speech gets the words that were heard there, and stands once', () => {
  const judged = [correct(0, 0, 30), extra(30, 70), correct(1, 70, 90)];
  expect(settleExtras(judged, [sure(1, 'quickly')], false)).toEqual([
    correct(0, 0, 30),
    extra(30, 70, 'quickly'),
    correct(1, 70, 90),
  ]);
});

test('the decoder may have put it a word away', () => {
  const judged = [correct(0, 0, 30), extra(30, 70), correct(1, 70, 90), correct(2, 90, 120)];
  expect(settleExtras(judged, [sure(2, 'quickly')], false)).toHaveLength(4);
});

test('words that the decoder took for nothing stand in the gap, and without a time where there is none', () => {
  const judged = [correct(0, 0, 30), correct(1, 45, 90), correct(2, 90, 120)];
  const words = [sure(1, 'so'), sure(2, 'very'), sure(Number.POSITIVE_INFINITY, 'thanks')];
  expect(settleExtras(judged, words, false)).toEqual([
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
  const words = [sure(1, 'so'), sure(1, 'very')];
  expect(settleExtras(judged, words, false)).toEqual([
    correct(0, 0, 30),
    extra(30, 70, 'so'),
    extra(30, 70, 'very'),
    correct(1, 70, 90),
  ]);
});

test('nothing changes when nobody heard more words', () => {
  const judged = [correct(0, 0, 30), extra(30, 70)];
  expect(settleExtras(judged, [], false)).toEqual(judged);
});

test('a word that the recogniser is unsure of counts where the decoder heard speech as well', () => {
  const judged = [correct(0, 0, 30), extra(30, 70), correct(1, 70, 90), correct(2, 110, 130)];
  const words = [unsure(1, 'quick'), unsure(2, 'so')];
  expect(settleExtras(judged, words, false)).toEqual(judged.with(1, extra(30, 70, 'quick')));
});

test('speech that the recogniser has no words for counts unless it understood all the rest', () => {
  const judged = [correct(0, 0, 30), extra(30, 70), correct(1, 70, 90), extra(90, 120)];
  expect(settleExtras(judged, [sure(1, 'quickly')], false)).toHaveLength(4);
  expect(settleExtras(judged, [sure(1, 'quickly')], true)).toEqual([
    correct(0, 0, 30),
    extra(30, 70, 'quickly'),
    correct(1, 70, 90),
  ]);
});
