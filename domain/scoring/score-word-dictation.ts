import { scoreDictation } from './objective/dictation.ts';

/** A word that was heard and what the learner typed for it. */
export interface DictatedWord {
  readonly word: string;
  readonly answer: string;
}

export interface ScoredDictatedWord extends DictatedWord {
  readonly result: 'CORRECT' | 'MISSPELLED' | 'MISSED';
}

/**
 * A dictation of single words from the spelling book: 1 point for each word that was typed rightly, by the rules of
 * Write From Dictation (case, punctuation and national spelling do not count). Nothing typed is MISSED; anything else
 * that is not right, words too many included, is MISSPELLED. The maximum is the number of words.
 */
export function scoreWordDictation(given: readonly DictatedWord[]): {
  readonly score: number;
  readonly words: ScoredDictatedWord[];
} {
  const words = given.map(({ word, answer }) => ({ word, answer, result: resultOf(word, answer) }));
  return { score: words.filter(({ result }) => result === 'CORRECT').length, words };
}

function resultOf(word: string, answer: string): ScoredDictatedWord['result'] {
  const { evidence } = scoreDictation(word, answer, { orderSensitive: true });
  if (evidence.words.length > 0 && evidence.words.every(({ type }) => type === 'CORRECT')) return 'CORRECT';
  return evidence.words.every(({ type }) => type === 'MISSED') ? 'MISSED' : 'MISSPELLED';
}
