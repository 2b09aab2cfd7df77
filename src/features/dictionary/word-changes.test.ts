import { expect, test } from 'vitest';
import { bookNames } from '#contract/entities/book-word.ts';
import { wordChanges } from './word-changes.ts';

test('only differences are written, for each word that was open', () => {
  const ticks = {
    study: { vocabBook: { was: false, isIn: true }, spellingBook: { was: true, isIn: false } },
    water: { pronunciationBook: { was: false, isIn: true } },
  };
  expect(wordChanges(ticks, bookNames)).toEqual([
    { word: 'study', book: 'vocabBook', isIn: true },
    { word: 'study', book: 'spellingBook', isIn: false },
    { word: 'water', book: 'pronunciationBook', isIn: true },
  ]);
});

test('a tick that was taken back writes nothing', () => {
  expect(wordChanges({ study: { vocabBook: { was: true, isIn: true } } }, bookNames)).toEqual([]);
  expect(wordChanges({}, bookNames)).toEqual([]);
});
