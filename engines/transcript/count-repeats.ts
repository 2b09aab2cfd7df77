import { comparableWords } from './comparable-words.ts';
import { findRepeats } from './find-repeats.ts';

/** Times that a speaker said one to four words again right away: restarts in free speech. */
export function countRepeats(text: string): number {
  return findRepeats(comparableWords([text]).map(({ word }) => word)).length;
}
