import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText } from './normalize.ts';
import { wordTokens } from './word-tokens.ts';

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
