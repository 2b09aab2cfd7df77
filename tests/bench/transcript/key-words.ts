import { plainWords } from '#tools/content/word-errors.ts';

const shortestKey = 5;

/** Words of five letters and more of a text, and how many of them the transcript has. */
export function keyWords(text: string, transcript: string): { found: number; words: number } {
  const heard = new Set(plainWords(transcript));
  const keys = [...new Set(plainWords(text))].filter((word) => word.length >= shortestKey);
  return { found: keys.filter((word) => heard.has(word)).length, words: keys.length };
}
