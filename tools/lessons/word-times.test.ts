import { describe, expect, it } from 'vitest';
import { timeWords } from './word-times.ts';

/** Each sign lasts 100 ms. */
const signs = (phonemes: string) =>
  Array.from(phonemes, (sign, at) => ({ sign, from: at * 2400, to: (at + 1) * 2400 }));
const times = (text: string, phonemes: string) =>
  timeWords(text, signs(phonemes)).map(({ text: word, fromMs, toMs }) => [
    word,
    Math.round(fromMs),
    Math.round(toMs),
  ]);

describe('timeWords', () => {
  it('takes runs of signs between spaces for words', () => {
    expect(times('Go on, now.', 'ɡəʊ ɒn, naʊ.')).toEqual([
      ['Go', 0, 300],
      ['on,', 400, 600],
      ['now.', 800, 1100],
    ]);
  });

  it('spreads the words of a clause whose words were run together, and leaves the other clauses alone', () => {
    expect(times('End of the term, now.', 'ɛnd ʌvðə tɜːm, naʊ.')).toEqual([
      ['End', 0, 306],
      ['of', 306, 535],
      ['the', 535, 841],
      ['term,', 841, 1300],
      ['now.', 1500, 1800],
    ]);
  });

  it('spreads all words when the clauses do not match', () => {
    expect(times('Wait, now', 'weɪtnaʊ')).toEqual([
      ['Wait,', 0, 420],
      ['now', 420, 700],
    ]);
  });
});
