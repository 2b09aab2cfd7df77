import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partLetters, type PartLetter } from '#engines/dictionary/dictionary-file.ts';

/** A meaning in our own words. */
export interface OwnMeaning {
  readonly word: string;
  readonly letter: PartLetter;
  readonly definition: string;
  readonly example: string;
}

const isLetter = (text: string): text is PartLetter => text in partLetters;

/** Lines of a list of ours. Those that begin with `#` are remarks. */
const linesOf = (text: string): string[] =>
  text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/** A line is `word | part of speech | definition | example`. */
export function readMeanings(text: string): OwnMeaning[] {
  return linesOf(text).map((line) => {
    const [word = '', letter = '', definition = '', example = ''] = cellsOf(line);
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

/** The languages of `own/translations.txt`, in the order of its columns. */
export const ownLanguages = ['FA', 'VI', 'ZH'] as const;

/** Our own translations into one of them by headword, joined by `;` as the packs have them. */
export function readOwnTranslations(code: string): Map<string, string> {
  const column = ownLanguages.findIndex((own) => own === code) + 1;
  if (column === 0) throw new Error(`There are no own translations into ${code}.`);
  const rows = linesOf(read('translations.txt')).map(cellsOf);
  return new Map(
    rows.map((row) => {
      const [word = '', text = ''] = [row[0], row[column]];
      if (row.length !== ownLanguages.length + 1 || word === '' || text === '')
        throw new Error(`No translation: ${row.join(' | ')}`);
      return [word, text];
    }),
  );
}

/** Words that need no plain meaning, though they look common. */
export const readLeftOut = (): Set<string> => new Set(linesOf(read('left-out.txt')));

/** Forms that no rule makes, each with its headword. */
export function readOwnForms(): [form: string, headword: string][] {
  return linesOf(read('forms.txt')).flatMap((line) => {
    const [headword = '', forms = ''] = line.split(':').map((part) => part.trim());
    return forms.split(' ').map((form): [string, string] => [form, headword]);
  });
}
