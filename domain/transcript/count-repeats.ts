import { comparableWords } from './comparable-words.ts';

const longestRepeat = 4;

/** Times that a speaker said one to four words again right away ("I think I think that"): restarts in free speech. */
export function countRepeats(text: string): number {
  const words = comparableWords([text]).map(({ word }) => word);
  let repeats = 0;
  let at = 1;
  while (at < words.length) {
    const length = repeatLength(words, at);
    if (length > 0) repeats += 1;
    at += Math.max(1, length);
  }
  return repeats;
}

function repeatLength(words: readonly string[], at: number): number {
  for (let length = Math.min(longestRepeat, at); length > 0; length -= 1) {
    const again = words.slice(at, at + length);
    if (again.length === length && again.every((word, i) => word === words[at - length + i])) return length;
  }
  return 0;
}
