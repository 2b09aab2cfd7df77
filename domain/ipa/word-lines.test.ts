import { expect, it } from 'vitest';
import { wordsOfItem } from '#engines/speech/dictionary/item-words.ts';
import { linesOfWord } from './word-lines.ts';

it('a word is known in both of its pronunciations, each of them once', () => {
  expect(linesOfWord('Schedule', ['ˈskɛdʒuːl', 'ˈʃɛdjuːl', null])).toEqual([
    'schedule S K EH JH UW L',
    'schedule(2) SH EH D Y UW L',
  ]);
  expect(linesOfWord('water', ['ˈwɔtɚ', 'ˈwɔtɚ'])).toEqual(['water W AO T ER']);
});

it('the engine takes them for the word as it is written, and sounds a word without any out', () => {
  const [known] = wordsOfItem('Colonel', linesOfWord('Colonel', ['ˈkɝnəl', 'ˈkɜːnəl']));
  expect(known?.pronunciations).toContainEqual(['K', 'ER', 'N', 'AH', 'L']);
  const [guessed] = wordsOfItem('Blimp', linesOfWord('Blimp', [null, '']));
  expect(guessed?.pronunciations.length).toBeGreaterThan(0);
});
