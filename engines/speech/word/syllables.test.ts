import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { splitLetters, syllableStarts } from './syllables.ts';

const starts = (phones: string) => syllableStarts(phones.split(' '));

describe('the syllables of a pronunciation', () => {
  test.each([
    ['D AE N S', [0]],
    ['M EH S AH JH', [0, 2]],
    ['D ER EH K SH AH N', [0, 2, 4]],
    ['IH K S T R IY M', [0, 2]],
    ['S IH NG ER', [0, 3]],
    ['HH M', [0]],
  ])('%s', (phones, expected) => expect(starts(phones)).toEqual(expected));
});

describe('the letters of a word in syllables', () => {
  test.each([
    ['dance', 1, ['dance']],
    ['message', 2, ['mes', 'sage']],
    ['direction', 3, ['di', 'rec', 'tion']],
    ['table', 2, ['ta', 'ble']],
    ['flowers', 2, ['flo', 'wers']],
    ['weather', 2, ['wea', 'ther']],
    ['being', 2, ['be', 'ing']],
    ['remember', 3, ['re', 'mem', 'ber']],
  ])('%s', (word, count, expected) => expect(splitLetters(word, count)).toEqual(expected));

  it('are as many as asked for and together the word, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 9 }), (word, count) => {
        const parts = splitLetters(word, count);
        expect(parts).toHaveLength(count);
        expect(parts.join('')).toBe(word);
      }),
    );
  });
});
