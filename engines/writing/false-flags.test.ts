import { expect, it } from 'vitest';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { correctTexts } from '#tests/support/correct-texts.ts';
import { readWritingData } from '#server/scoring/read-writing-data.ts';
import { analyseText } from './analyse.ts';
import { readLexicon } from './lexicon/lexicon.ts';

it('there is at most half a false flag in 250 words of our own correct English', () => {
  const lexicon = readLexicon(readWritingData('lexicon.bin').bytes);
  const texts = correctTexts();
  const words = texts.reduce((sum, text) => sum + wordTokens(text).length, 0);
  const flags = texts.flatMap((text) => {
    const { spelling, grammar } = analyseText(lexicon, text);
    return [...spelling, ...grammar].map(({ start, end }) => text.slice(Math.max(0, start - 20), end + 20));
  });
  const rate = (flags.length / words) * 250;
  expect(words).toBeGreaterThan(9_000);
  expect(rate, `${flags.length} in ${words} words:\n${flags.join('\n')}`).toBeLessThanOrEqual(0.5);
});
