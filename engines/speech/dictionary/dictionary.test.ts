import { describe, expect, it, test } from 'vitest';
import { britishVariants } from './british-variants.ts';
import { soundOut } from './letter-to-sound.ts';
import { pronounceText, readDictionary } from './pronouncing-dictionary.ts';
import { readWords } from './read-words.ts';
import { sayNumber } from './say-number.ts';

const dictionary = readDictionary(
  [
    ';; a comment',
    'car K AA1 R',
    'the DH AH0',
    'the(2) DH IY0',
    'bath B AE1 TH',
    'well W EH1 L',
    'known N OW1 N',
    'student S T UW1 D AH0 N T',
    'twenty T W EH1 N T IY0',
    'one W AH1 N',
    "don't D OW1 N T",
    'constructor K AH0 N S T R AH1 K T ER0',
  ].join('\n'),
);
const variantsOf = (text: string): string[][] =>
  pronounceText(text, dictionary).words.map(({ pronunciations }) =>
    pronunciations.map((phones) => phones.join(' ')),
  );

describe('pronunciations of a text', () => {
  it('have all variants of the dictionary, without stress', () => {
    expect(variantsOf('the')[0]).toEqual(expect.arrayContaining(['DH AH', 'DH IY']));
  });

  it('have British variants beside the American ones', () => {
    expect(variantsOf('car')).toEqual([['K AA R', 'K AA']]);
    expect(variantsOf('bath')).toEqual([['B AE TH', 'B AA TH']]);
    expect(britishVariants('water', ['W', 'AO', 'T', 'ER'])).toEqual([['W', 'AO', 'T', 'AH']]);
    expect(britishVariants('stop', ['S', 'T', 'AA', 'P'])).toEqual([['S', 'T', 'AO', 'P']]);
    expect(britishVariants('very', ['V', 'EH', 'R', 'IY'])).toEqual([]);
  });

  it('join the parts of hyphenated words and numbers', () => {
    expect(variantsOf('well-known')).toEqual([['W EH L N OW N']]);
    expect(variantsOf('21')[0]?.[0]).toBe('T W EH N T IY W AH N');
  });

  it('know the possessive of a known word', () => {
    const { words, guessed } = pronounceText('student\u2019s', dictionary);
    expect(words[0]?.pronunciations[0]?.join(' ')).toBe('S T UW D AH N T S');
    expect(guessed).toEqual([]);
  });

  it('are sounded out and listed when the dictionary has none', () => {
    expect(pronounceText('the brintle', dictionary).guessed).toEqual([
      { word: 'brintle', phones: 'B R IH N T L' },
    ]);
  });

  it('take names of object properties as words', () => {
    expect(variantsOf('constructor')[0]).toContain('K AH N S T R AH K T ER');
    expect(pronounceText('__proto__ toString', dictionary).words).toHaveLength(2);
  });

  it('are never empty, whatever the text', () => {
    const { words } = pronounceText(
      '\u4f60\u597d \u0645\u0631\u062d\u0628\u0627 xyz 3.5% caf\u00e9 !!! \u{1F44B}',
      dictionary,
    );
    for (const { pronunciations } of words) {
      expect(pronunciations.length).toBeGreaterThan(0);
      for (const phones of pronunciations) expect(phones.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['\u4f60\u597d', 'Chinese'],
    ['\u0645\u0631\u062d\u0628\u0627', 'Arabic'],
    ['\u0437\u0434\u0440\u0430\u0432\u0441\u0442\u0432\u0443\u0439', 'Cyrillic'],
    ['\u0663', 'a digit that is not read'],
    ['x\u5149', 'two scripts'],
    ['\u03b1-car', 'a word with a part in another script'],
  ])('leave out what nobody can sound out by English rules: %s (%s)', (word) => {
    const { words, guessed } = pronounceText(`the ${word} car`, dictionary);
    expect(words.map(({ text }) => text)).toEqual(['the', 'car']);
    expect(guessed).toEqual([]);
    expect(pronounceText(word, dictionary).words).toEqual([]);
  });

  it('have words in any script that have a line of their own', () => {
    const own = readDictionary('\u4f60\u597d N IY HH AW');
    expect(pronounceText('\u4f60\u597d', own).words).toHaveLength(1);
  });

  it('have foreign words in Latin letters', () => {
    expect(variantsOf('caf\u00e9 na\u00efve Hawai\u02bbi \u0141\u00f3d\u017a')).toHaveLength(4);
  });

  it('leave out punctuation', () => {
    expect(readWords('Hello, world! -- "yes"').map(({ shown }) => shown)).toEqual(['Hello', 'world', 'yes']);
    expect(pronounceText('... !', dictionary).words).toEqual([]);
  });
});

test.each([
  ['0', 'zero'],
  ['21', 'twenty one'],
  ['105', 'one hundred five'],
  ['1,234', 'one thousand two hundred thirty four'],
  ['1995', 'nineteen ninety five'],
  ['1905', 'nineteen oh five'],
  ['2005', 'two thousand five'],
  ['2024', 'twenty twenty four'],
  ['3.14', 'three point one four'],
  ['10:30', 'ten thirty'],
  ['21st', 'twenty first'],
  ['30th', 'thirtieth'],
  ['9999999999999', 'nine nine nine nine nine nine nine nine nine nine nine nine nine'],
])('%s is read as %s', (written, words) => expect(sayNumber(written).join(' ')).toBe(words));

test.each([
  ['ship', 'SH IH P'],
  ['bbc', 'B IY B IY S IY'],
  ['\u0437\u0434', 'AH'],
])('%s sounds like %s', (word, phones) => expect(soundOut(word).join(' ')).toBe(phones));
