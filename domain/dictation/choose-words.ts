import { wordsPerDictation } from './dictation-session.ts';

interface Word {
  readonly word: string;
  readonly practiceCount: number;
}

/**
 * The words of a dictation: those that were practised least come first, in a new order each time.
 * `next` gives numbers from 0 to below 1.
 */
export function chooseWords(book: readonly Word[], next: () => number): string[] {
  return book
    .map(({ word, practiceCount }) => ({ word, place: practiceCount + next() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, wordsPerDictation)
    .map(({ word }) => ({ word, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ word }) => word);
}
