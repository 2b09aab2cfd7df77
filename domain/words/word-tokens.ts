import { apostropheMarks, hyphenMarks, invisibleMarks, normalizeText } from './normalize.ts';

/** A word with its place in the text as typed: `text.slice(start, end)` is the word, `word` its normalised form. */
export interface WordToken {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const letter = '\\p{L}\\p{M}';
const joiner = `[\\${hyphenMarks}${apostropheMarks}]`;
/**
 * A word starts with a letter or a digit and goes on over letters, digits, marks, and
 * - one hyphen or apostrophe with a letter on at least one side and a letter or digit on both;
 * - one `,` `.` or `:` (also fullwidth) between two digits.
 */
const wordPattern = new RegExp(
  `[\\p{L}\\p{N}](?:[${letter}\\p{N}${invisibleMarks}]` +
    `|(?<=[${letter}])${joiner}(?=[\\p{L}\\p{N}])` +
    `|(?<=\\p{N})${joiner}(?=\\p{L})` +
    `|(?<=\\p{N})[,.:\\uFF0C\\uFF0E\\uFF1A](?=\\p{N}))*`,
  'gu',
);

/**
 * The words of a text in order: hyphen and apostrophe join letters, dashes (also `--`), slashes and other marks separate, `,` `.` `:`
 * join digits only, and punctuation alone is no word. They are compared, marked, spelt and said; how long a text is, is counted
 * otherwise (`countWords`).
 */
export function wordTokens(text: string): WordToken[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({
    word: normalizeText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
