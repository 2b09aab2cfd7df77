import { normalizeText } from '#domain/words/normalize.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { sayNumber } from './say-number.ts';

/** A word as written, and the words that are spoken for it. */
export interface WordToRead {
  readonly shown: string;
  readonly parts: readonly string[];
}

/** Words of a text as they are read aloud: numbers in words, hyphenated words in parts, the rest in lower case. */
export function readWords(text: string): WordToRead[] {
  return wordTokens(text).map(({ word }) => {
    const parts = normalizeText(word)
      .toLowerCase()
      .split(/[-\s]+/u)
      .flatMap((part) => part.match(/\d+(?:[.,:]\d+)*(?:st|nd|rd|th)?|[^\d]+/gu) ?? [])
      .flatMap((part) => (/^\d/u.test(part) ? sayNumber(part) : [part.replace(/^[.,:']+|[.,:']+$/gu, '')]))
      .filter((part) => part !== '');
    return { shown: word, parts: parts.length > 0 ? parts : [word.toLowerCase()] };
  });
}
