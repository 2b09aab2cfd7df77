import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partLetters, type PartLetter } from '#domain/dictionary/dictionary-file.ts';

/** A meaning in our own words. */
export interface OwnMeaning {
  readonly word: string;
  readonly letter: PartLetter;
  readonly definition: string;
  readonly example: string;
}

const isLetter = (text: string): text is PartLetter => text in partLetters;

/** A line is `word | part of speech | definition | example`. Lines that begin with `#` are remarks. */
export function readMeanings(text: string): OwnMeaning[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [word = '', letter = '', definition = '', example = ''] = line
        .split('|')
        .map((part) => part.trim());
      if (word === '' || definition === '' || !isLetter(letter))
        throw new Error(`This line is no meaning of a word: ${line}`);
      return { word, letter, definition, example };
    });
}

const read = (name: string): string => readFileSync(join(import.meta.dirname, 'own', name), 'utf8');

/** Words that WordNet does not have (pronouns, prepositions and their like). What WordNet has under the same letters is left out. */
export const readFunctionWords = (): OwnMeaning[] => readMeanings(read('function-words.txt'));

/** Meanings that stand in the place of WordNet's for that word and part of speech. */
export const readRewritten = (): OwnMeaning[] => readMeanings(read('rewritten.txt'));

/** Forms that no rule makes, each with its headword. */
export function readOwnForms(): [form: string, headword: string][] {
  return read('forms.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [headword = '', forms = ''] = line.split(':').map((part) => part.trim());
      return forms.split(' ').map((form): [string, string] => [form, headword]);
    });
}
