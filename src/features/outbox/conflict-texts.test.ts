import { expect, test } from 'vitest';
import { bothTexts, compareLines } from './conflict-texts.ts';

const mine = 'Say it slowly.\nStress on the second part.\n';
const theirs = 'Say it slowly.\nAsk Mr Lee.';

test('lines that only one text has are marked, empty ones never', () => {
  expect(compareLines(mine, theirs)).toEqual([
    { text: 'Say it slowly.', isOwn: false },
    { text: 'Stress on the second part.', isOwn: true },
    { text: '', isOwn: false },
  ]);
});

test('a text made of both leaves nothing of either out, and says nothing twice', () => {
  expect(bothTexts(mine, theirs)).toBe('Say it slowly.\nAsk Mr Lee.\nStress on the second part.');
  expect(bothTexts(mine, '')).toBe('Say it slowly.\nStress on the second part.');
  expect(bothTexts('', theirs)).toBe(theirs);
});
