import { comparableWords } from '#domain/transcript/comparable-words.ts';

/**
 * Words of a script, and the least number of words that have to be changed, left out or put in to make the transcript of it.
 * Numbers, contractions, hyphens and national spellings are no errors.
 */
export function countWordErrors(script: string, transcript: string): { words: number; wordErrors: number } {
  const wanted = wordsIn(script);
  const heard = wordsIn(transcript);
  let row = Array.from({ length: heard.length + 1 }, (_, j) => j);
  for (const [i, word] of wanted.entries()) {
    const next = [i + 1];
    for (const [j, other] of heard.entries()) {
      const changed = (row[j] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return { words: wanted.length, wordErrors: row[heard.length] ?? 0 };
}

function wordsIn(text: string): string[] {
  return comparableWords(text.split(/\s+/u)).map(({ word }) => word);
}
