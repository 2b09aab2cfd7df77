import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sentencesOf } from './sentences.ts';
import { tokenize } from './tokens.ts';

const words = (text: string): string[] =>
  tokenize(text)
    .filter(({ kind }) => kind === 'word')
    .map(({ text: word }) => word);
const sentences = (text: string): number => sentencesOf(tokenize(text)).length;

describe('tokens', () => {
  it('parts contractions and keeps the place of each half in the text as typed', () => {
    const text = 'I can\u2019t, th\u200Bey\u2019re John\u2019s.';
    expect(tokenize(text).map(({ lower, start, end }) => [lower, text.slice(start, end)])).toEqual([
      ['i', 'I'],
      ['can', 'ca'],
      ["n't", 'n\u2019t'],
      [',', ','],
      ['they', 'th\u200Bey'],
      ["'re", '\u2019re'],
      ['john', 'John'],
      ["'s", '\u2019s'],
      ['.', '.'],
    ]);
  });

  it('takes emoji as marks, and HTML, right-to-left script and names of object properties as they come', () => {
    expect(words('Hi \u{1F600} <b>you</b> \u05E9\u05DC\u05D5\u05DD constructor __proto__')).toEqual([
      'Hi',
      'b',
      'you',
      'b',
      '\u05E9\u05DC\u05D5\u05DD',
      'constructor',
      'proto',
    ]);
  });

  it('gives ordered places that do not overlap, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let at = 0;
        for (const { start, end } of tokenize(text)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('sentences', () => {
  test.each([
    ['One. Two! Three?', 3],
    ['Mr. Smith of the U.S. left.', 1],
    ['It cost 3.50. Fine.', 2],
    ['He asked "Why?" and left.', 1],
    ['e.g. this one.', 1],
    ['First line\nSecond line', 2],
    ['a long line that\ngoes on here.', 1],
    ['This is one.Two is glued.', 2],
    ['Wait... what?', 1],
    ['', 0],
    ['...', 1],
    ['See p.m. times.', 1],
  ])('%j has %i', (text, count) => expect(sentences(text)).toBe(count));

  it('numbers paragraphs', () => {
    expect(sentencesOf(tokenize('One. Two.\n\nThree.')).map(({ paragraph }) => paragraph)).toEqual([0, 0, 1]);
  });
});
