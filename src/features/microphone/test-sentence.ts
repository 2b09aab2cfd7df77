import { diffWords } from '#domain/answers/diff-words.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';

/** Said in about four seconds; its words are common, and no two sound alike. */
export const testSentence = 'Today I practise my English, and this microphone hears every word.';

/** How much of the sentence was understood, 0..1. */
export function understoodShare(heard: string): number {
  const count = wordTokens(testSentence).length;
  const missed = (diffWords(testSentence, heard)?.first ?? []).reduce(
    (sum, { start, end }) => sum + wordTokens(testSentence.slice(start, end)).length,
    0,
  );
  return wordTokens(heard).length === 0 ? 0 : (count - missed) / count;
}
