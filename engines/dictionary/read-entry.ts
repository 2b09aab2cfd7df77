import { partLetters, type PartLetter } from './dictionary-file.ts';

/** A part of speech of an entry as it is stored. */
export interface StoredPart {
  readonly letter: PartLetter;
  readonly senses: readonly { readonly index: number; readonly antonyms: readonly string[] }[];
  readonly idioms: readonly string[];
  readonly collocations: readonly { readonly phrase: string; readonly example: string }[];
}

export interface StoredEntry {
  readonly american: string;
  readonly british: string;
  readonly rank: number | null;
  readonly level: number | null;
  readonly family: readonly string[];
  readonly formOf: readonly string[];
  /** Empty when it is written in lower case. */
  readonly written: string;
  readonly parts: readonly StoredPart[];
}

export interface StoredSense {
  readonly definition: string;
  readonly examples: readonly string[];
  readonly words: readonly string[];
  /** Written for one headword: each example is of that word. */
  readonly isOwn: boolean;
}

const list = (text: string | undefined, mark = ';'): string[] =>
  text === undefined || text === '' ? [] : text.split(mark);

const numberOr = (text: string | undefined, base: number): number | null =>
  text === undefined || text === '' ? null : Number.parseInt(text, base);

const isPartLetter = (letter: string): letter is PartLetter => letter in partLetters;

function readPart(line: string, firstSense: number): StoredPart[] {
  const [letter = '', senses, idioms, collocations] = line.split('\t');
  if (!isPartLetter(letter)) return [];
  return [
    {
      letter,
      senses: list(senses, ' ').map((sense) => {
        const [difference = '0', ...antonyms] = sense.split('!');
        return {
          index: firstSense + Number.parseInt(difference, 36),
          antonyms: antonyms.map((word) => word.replaceAll('_', ' ')),
        };
      }),
      idioms: list(idioms),
      collocations: list(collocations).map((one) => {
        const [phrase = '', example = ''] = one.split('=');
        return { phrase, example };
      }),
    },
  ];
}

/** Reads the text of an entry; `dictionary-file.ts` says how it is laid out. */
export function readEntry(text: string): StoredEntry {
  const [head = '', ...lines] = text.split('\n');
  const [american = '', british = '', rank, level, first, family, formOf, written = ''] = head.split('\t');
  const firstSense = numberOr(first, 36) ?? 0;
  return {
    american,
    british: british === '' ? american : british,
    rank: numberOr(rank, 36),
    level: numberOr(level, 10),
    family: list(family),
    formOf: list(formOf),
    written,
    parts: lines.flatMap((line) => readPart(line, firstSense)),
  };
}

/** Reads the text of a sense. */
export function readSense(text: string): StoredSense {
  const [definition = '', examples, words, own] = text.split('\t');
  return { definition, examples: list(examples, '|'), words: list(words), isOwn: own === '1' };
}
