import { hyphenMarks } from './normalize.ts';

/** What separates words: white space (also no-break spaces and line breaks), dashes, and two hyphens or more in a row. */
const separators = new RegExp(`[\\p{White_Space}\\u2012-\\u2015]|[\\${hyphenMarks}]{2,}`, 'u');

/**
 * Number of words of a text, by our convention: what stands between blanks or dashes is one word if it has a letter or a
 * digit, so that "U.S.", "and/or" and "10-20" are one each. The exam's own way of counting is not published
 * (docs/exam-rules.md). For words with their places use `wordTokens`, which cuts at other marks as well.
 */
export function countWords(text: string): number {
  return text.split(separators).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}
