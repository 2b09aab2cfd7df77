import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { wordCountCases } from '#tests/support/word-count-cases.ts';
import { countWords } from './count-words.ts';
import { wordTokens } from './word-tokens.ts';

const sentence = fc.string({
  unit: fc.constantFrom(...'ab1 -\u2019.,:/\u2014\n\u00A0\u200B'.split('')),
  maxLength: 30,
});

describe('word count', () => {
  test.each(wordCountCases)('%j has %i by blanks and dashes', (text, words) =>
    expect(countWords(text)).toBe(words),
  );

  test.each(wordCountCases)('%j: %i by blanks, and %i groups of letters and digits', (text, _, groups) =>
    expect(wordTokens(text)).toHaveLength(groups),
  );

  it('counts a text and another with a space between as the sum of both', () => {
    fc.assert(
      fc.property(sentence, sentence, (a, b) => {
        expect(countWords(`${a} ${b}`)).toBe(countWords(a) + countWords(b));
      }),
    );
  });

  it('never counts more words than groups of letters and digits, and none only without any', () => {
    fc.assert(
      fc.property(fc.oneof(sentence, fc.string({ unit: 'binary' })), (text) => {
        const groups = wordTokens(text).length;
        expect(countWords(text)).toBeLessThanOrEqual(groups);
        expect(countWords(text) === 0).toBe(groups === 0);
      }),
    );
  });
});
