import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { normalizeText } from './normalize.ts';
import { countWords, wordTokens } from './word-tokens.ts';

const cases: [text: string, words: number, why: string][] = [
  ['', 0, 'nothing'],
  ['   \n\t ', 0, 'white space'],
  ['word', 1, 'one word'],
  ['two words', 2, 'a space separates'],
  ['  two   words  ', 2, 'runs of spaces'],
  ['two\nwords', 2, 'a line break separates'],
  ['two\u00A0words', 2, 'a no-break space separates'],
  ['well-known', 1, 'a hyphen joins letters'],
  ['state-of-the-art', 1, 'hyphens join letters more than once'],
  ['well\u2010known well\u2011known', 2, 'typographic hyphens join'],
  ['pre- and post-war', 3, 'a hanging hyphen adds nothing'],
  ['-word', 1, 'a leading hyphen adds nothing'],
  ['word -', 1, 'a lone hyphen is no word'],
  ['one - two', 2, 'a spaced hyphen is a dash'],
  ['one--two', 2, 'a double hyphen is a dash'],
  ['one\u2014two', 2, 'an em dash separates'],
  ['1990\u20132000', 2, 'an en dash separates'],
  ['10-20', 2, 'a hyphen between two digits is a range'],
  ['COVID-19', 1, 'a hyphen between letter and digit joins'],
  ['a 21-year-old student', 3, 'a hyphen between digit and letter joins'],
  ["don't", 1, 'an apostrophe joins'],
  ['don\u2019t', 1, 'a curly apostrophe joins'],
  ['don`t don\u00B4t', 2, 'a grave or acute accent used as apostrophe joins'],
  ["students'", 1, 'a trailing apostrophe adds nothing'],
  ["'quoted words'", 2, 'single quotes add nothing'],
  ['\u2018quoted\u2019 \u201Cwords\u201D', 2, 'curly quotes add nothing'],
  ["mother-in-law's", 1, 'hyphens and apostrophes together'],
  ["rock 'n' roll", 3, 'a quoted letter is a word'],
  ["o'clock", 1, 'an apostrophe after one letter'],
  ["the 1990's", 2, 'an apostrophe between digit and letter'],
  ["6'2", 2, 'an apostrophe between digits separates'],
  ['1,000', 1, 'a comma joins digits'],
  ['1,234,567.89', 1, 'several commas and a point join digits'],
  ['3.14', 1, 'a point joins digits'],
  ['10:30', 1, 'a colon joins digits'],
  ['10.30pm', 1, 'letters may follow digits'],
  ['one,two', 2, 'a comma does not join letters'],
  ['end.Next', 2, 'a full stop does not join letters'],
  ['note:this', 2, 'a colon does not join letters'],
  ['1, 2', 2, 'a comma with a space separates'],
  ['In 2020.', 2, 'a final full stop adds nothing'],
  ['.5', 1, 'a leading point adds nothing'],
  ['and/or', 2, 'a slash separates'],
  ['& % $ # @ ... ! ?', 0, 'lone punctuation and signs'],
  ['R&D', 2, 'an ampersand separates'],
  ['50%', 1, 'a percent sign adds nothing'],
  ['\u2022 first point', 2, 'a bullet is no word'],
  ['caf\u00E9 cafe\u0301', 2, 'composed and decomposed accents'],
  ['\uFF11\uFF0C\uFF10\uFF10\uFF10 \uFF57\uFF4F\uFF52\uFF44', 2, 'fullwidth digits, comma and letters'],
  ['co\u00ADoperate wo\u200Brd', 2, 'invisible characters do not cut a word'],
  ['hello \u{1F44B} world', 2, 'an emoji is no word'],
  ['m\u00B2', 1, 'a superscript belongs to its word'],
  ['constructor __proto__', 2, 'names of object properties are words like others'],
];

describe('word count', () => {
  test.each(cases)('%j has %i: %s', (text, words) => expect(countWords(text)).toBe(words));
});

describe('word tokens', () => {
  it('keeps the place in the text as typed and gives the normalised word', () => {
    expect(wordTokens('It\u2019s  well\u2011known.')).toEqual([
      { word: "It's", start: 0, end: 4 },
      { word: 'well-known', start: 6, end: 16 },
    ]);
  });

  it('finds ordered words that do not overlap and never contain white space, in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let from = 0;
        for (const token of wordTokens(text)) {
          expect(token.start).toBeGreaterThanOrEqual(from);
          expect(token.end).toBeGreaterThan(token.start);
          expect(text.slice(token.start, token.end)).not.toMatch(/\s/u);
          from = token.end;
        }
      }),
    );
  });

  it('counts a text and another with a space between as the sum of both', () => {
    const sentence = fc.string({
      unit: fc.constantFrom(...'ab1 -\u2019.,:\u2014\n'.split('')),
      maxLength: 30,
    });
    fc.assert(
      fc.property(sentence, sentence, (a, b) => {
        expect(countWords(`${a} ${b}`)).toBe(countWords(a) + countWords(b));
      }),
    );
  });
});

describe('normalisation', () => {
  it('makes quotes, hyphens and compatibility letters alike', () => {
    expect(normalizeText('\u201CDon\u2019t\u201D \uFB01x wo\u200Brd \uFF21')).toBe('"Don\'t" fix word A');
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalizeText(text);
        expect(normalizeText(once)).toBe(once);
      }),
    );
  });
});
