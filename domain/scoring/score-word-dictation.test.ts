import { describe, expect, it, test } from 'vitest';
import { scoreWordDictation } from './score-word-dictation.ts';

describe('a dictation of single words', () => {
  test.each([
    ['government', 'government', 'CORRECT'],
    ['government', ' Government. ', 'CORRECT'],
    ['colour', 'color', 'CORRECT'],
    ['government', 'goverment', 'MISSPELLED'],
    ['government', 'banana', 'MISSPELLED'],
    ['government', '', 'MISSED'],
    ['government', ' ! ', 'MISSED'],
    ['government', 'government office', 'MISSPELLED'],
    ['ice cream', 'ice cream', 'CORRECT'],
    ['ice cream', 'ice', 'MISSPELLED'],
    ['ice cream', 'cream ice', 'MISSPELLED'],
  ] as const)('%j typed as %j is %s', (word, answer, result) =>
    expect(scoreWordDictation([{ word, answer }]).words).toEqual([{ word, answer, result }]),
  );

  it('gives one point for each right word', () => {
    const given = ['one', 'two', 'three'].map((word) => ({ word, answer: word === 'two' ? 'tow' : word }));
    expect(scoreWordDictation(given).score).toBe(2);
    expect(scoreWordDictation([])).toEqual({ score: 0, words: [] });
  });

  it('has nothing to get right in a word without letters', () => {
    expect(scoreWordDictation([{ word: '…', answer: '…' }]).score).toBe(0);
  });
});
