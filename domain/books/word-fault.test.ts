import { expect, it } from 'vitest';
import { wordFault } from './word-fault.ts';

it.each(['tide', ' well-being ', "o'clock", 'o’clock', 'café', 'take part in', 'a'.repeat(80)])(
  'takes %s into a book',
  (word) => expect(wordFault(word)).toBeNull(),
);

it.each([
  ['', 'Type a word first'],
  ['   ', 'Type a word first'],
  ['a'.repeat(200), 'A word has at most 80 letters'],
  ['mp3', 'Use English letters only'],
  ['слово', 'Use English letters only'],
  ['<b>tide</b>', 'Use English letters only'],
  ['ti\u0336\u0335\u0334\u0338\u0327de', 'Use English letters only'],
  ['-', 'Use English letters only'],
])('refuses %s and says why', (word, why) => expect(wordFault(word)).toBe(why));
