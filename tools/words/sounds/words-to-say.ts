import type { Dictionary } from '#engines/dictionary/dictionary.ts';
import { bankTexts, countWords } from '#tools/words/count-words.ts';
import { readLeftOut } from '#tools/words/own-words.ts';

/** Beside the words of the bank. */
const mostFrequent = 3_000;

/**
 * The headwords that are to be heard: all of the bank, and the most frequent ones of English. Those come first that a learner meets
 * most, by how often the texts of the bank have a word: *the* and *of* lead. A voice says many of these badly without a sentence, so
 * each voice of the accent tries them before one is left out.
 */
export function wordsToSay(dictionary: Dictionary): string[] {
  const inBank = countWords(bankTexts(), (word) => dictionary.headwordOf(word));
  const names = readLeftOut();
  const ranks = new Map<string, number>();
  for (let index = 0; index < dictionary.count; index++) {
    const { word, entry } = dictionary.entryAt(index);
    if (entry.rank !== null && /^[a-z'-]+$/u.test(word)) ranks.set(word, entry.rank);
  }
  const rankOf = (word: string): number => ranks.get(word) ?? Number.POSITIVE_INFINITY;
  const byBank = [...inBank].toSorted(([a, m], [b, n]) => n - m || rankOf(a) - rankOf(b));
  const byRank = [...ranks]
    .filter(([word]) => inBank.has(word) || !names.has(word))
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, mostFrequent);
  return [...new Set([...byBank, ...byRank].map(([word]) => word))];
}
