import { cleanName } from '#contract/names/clean-name.ts';

/** Longest word of a book, in characters; the contract's own limit. */
export const longestWord = 80;

const latinWord = /^\p{Script=Latin}[\p{Script=Latin}\p{M}'’ -]*$/u;

/**
 * Why a typed word cannot go into a book, in the learner's words; `null`: it can. A short phrase is a word here; digits,
 * signs and other scripts are not English words, and could neither be looked up nor dictated.
 */
export function wordFault(typed: string): string | null {
  const word = typed.trim();
  if (word === '') return 'Type a word first';
  if (word.length > longestWord) return `A word has at most ${longestWord} letters`;
  const isClean = cleanName(word) === word.normalize('NFC').replaceAll(/ +/g, ' ');
  return latinWord.test(word) && isClean ? null : 'Use English letters only';
}
