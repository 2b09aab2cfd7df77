import { comparableWords } from '#domain/transcript/comparable-words.ts';

const plain = (text: string): string[] => comparableWords([text]).map(({ word }) => word);

/** Words wrong, left out or added on the shortest way from the reference to the transcript, and words of the reference. */
export function wordErrors(reference: string, transcript: string): { errors: number; words: number } {
  const wanted = plain(reference);
  const heard = plain(transcript);
  let row = Array.from({ length: heard.length + 1 }, (_, j) => j);
  for (const [i, word] of wanted.entries()) {
    const next = [i + 1];
    for (const [j, other] of heard.entries()) {
      const here = (row[j] as number) + (word === other ? 0 : 1);
      next.push(Math.min(here, (row[j + 1] as number) + 1, (next[j] as number) + 1));
    }
    row = next;
  }
  return { errors: row.at(-1) as number, words: wanted.length };
}

const shortestKey = 5;

/** Words of five letters and more of a text, and how many of them the transcript has. */
export function keyWords(text: string, transcript: string): { found: number; words: number } {
  const heard = new Set(plain(transcript));
  const keys = [...new Set(plain(text))].filter((word) => word.length >= shortestKey);
  return { found: keys.filter((word) => heard.has(word)).length, words: keys.length };
}
