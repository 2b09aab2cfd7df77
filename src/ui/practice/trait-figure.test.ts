import { expect, test } from 'vitest';
import { traitFigure, traitWord } from './trait-figure.ts';

const trait = { id: 'fluency', max: 5, points: 4 };

test('an estimate is rounded outwards to half points, and never past the maximum', () => {
  expect(traitFigure({ ...trait, certainty: 'estimate', low: 4.24, high: 4.81 })).toBe('4 to 5 of 5');
  expect(traitFigure({ ...trait, certainty: 'estimate', low: 2.5, high: 3.26 })).toBe('2.5 to 3.5 of 5');
  expect(traitFigure({ ...trait, certainty: 'estimate', low: 4.9, high: 5 })).toBe('4.5 to 5 of 5');
});

test('an estimate without a width is one figure, an exact trait a plain one', () => {
  expect(traitFigure({ ...trait, certainty: 'estimate', low: 1, high: 1 })).toBe('1 of 5');
  expect(traitFigure({ ...trait, certainty: 'exact', low: 4, high: 4 })).toBe('4 of 5');
});

test.each([
  [0, 0, 'none'],
  [1, 2, 'low'],
  [2, 3, 'fair'],
  [3.5, 4.5, 'good'],
  [4, 5, 'strong'],
] as const)('the middle of %d to %d of 5 is "%s"', (low, high, word) => {
  expect(traitWord({ ...trait, points: low, certainty: 'estimate', low, high })).toBe(word);
});
