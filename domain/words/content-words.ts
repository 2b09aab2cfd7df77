import { isContentWord } from './is-content-word.ts';
import { wordTokens, type WordToken } from './word-tokens.ts';
import { stem } from './stem.ts';

export interface ContentWord extends WordToken {
  readonly lower: string;
  readonly stem: string;
  /** Place among all words of the text. */
  readonly at: number;
}

/** All words of a text with their stems. */
export function stemmedWords(text: string): ContentWord[] {
  return wordTokens(text).map((token, at) => {
    const lower = token.word.toLowerCase();
    return { ...token, lower, stem: stem(lower), at };
  });
}

/** The words of a text that carry its topic, in order. */
export function contentWords(text: string): ContentWord[] {
  return stemmedWords(text).filter(({ lower }) => isContentWord(lower));
}
