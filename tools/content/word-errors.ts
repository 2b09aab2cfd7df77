import { comparableWords } from '#engines/transcript/comparable-words.ts';
import { editDistance } from '#engines/transcript/edit-share.ts';

/**
 * Words of a script, and the least number of words that have to be changed, left out or put in to make the transcript of it.
 * Numbers, contractions, hyphens and national spellings are no errors.
 */
export function countWordErrors(script: string, transcript: string): { words: number; wordErrors: number } {
  const wanted = plainWords(script);
  return { words: wanted.length, wordErrors: editDistance(wanted, plainWords(transcript)) };
}

/** The transcript engine writes these as they were written long ago. */
const oldSpelling = /\bto-(?=(?:day|night|morrow)\b)/gi;

/** The words of a text in the one form in which they are compared. */
export function plainWords(text: string): string[] {
  return comparableWords(text.replace(oldSpelling, 'to').split(/\s+/u)).map(({ word }) => word);
}
