import { comparableWords } from '#domain/transcript/comparable-words.ts';
import { editDistance } from '#domain/transcript/edit-share.ts';

const plain = (text: string): string[] => comparableWords([text]).map(({ word }) => word);

/** Words wrong, left out or added on the shortest way from the reference to the transcript, and words of the reference. */
export function wordErrors(reference: string, transcript: string): { errors: number; words: number } {
  const wanted = plain(reference);
  const heard = plain(transcript);
  return { errors: editDistance(wanted, heard), words: wanted.length };
}

const shortestKey = 5;

/** Words of five letters and more of a text, and how many of them the transcript has. */
export function keyWords(text: string, transcript: string): { found: number; words: number } {
  const heard = new Set(plain(transcript));
  const keys = [...new Set(plain(text))].filter((word) => word.length >= shortestKey);
  return { found: keys.filter((word) => heard.has(word)).length, words: keys.length };
}
