import { importLimits, type ImportLimit } from '#domain/exchange/import-limits.ts';
import { sizeWords } from '#ui/amounts.ts';
import type { WordFile } from './read-word-file.ts';

const problems = {
  empty: 'This file is empty.',
  'no-words': 'This file has no English words in it.',
  changed: 'This file was changed or moved before it could be read. Choose it again.',
  'not-text': 'This file is not text. Choose a CSV file or an Anki package.',
  unreadable: 'This file could not be read. Choose a CSV file or an Anki package.',
  'no-engine':
    'Anki packages need a part of Passage that is not on this device yet (0.3 MB). Connect once and try again. A CSV file can be read now.',
  'newer-anki':
    'This package is of a newer form of Anki. Export it there again with "Support older Anki versions" switched on.',
} as const;

const size = (limit: ImportLimit) => sizeWords(importLimits[limit]);
const count = (limit: ImportLimit) => importLimits[limit].toLocaleString('en');

/** Which limit a file passes, and what helps. */
const limitWords: Readonly<Record<ImportLimit, string>> = {
  fileBytes: `This package is larger than ${size('fileBytes')}. Export it without its sounds and pictures.`,
  textBytes: `This file is larger than ${size('textBytes')}. Split it into smaller files.`,
  unpackedBytes: `This package unpacks to more than ${size('unpackedBytes')}. Export fewer cards at a time.`,
  rows: `This file has more than ${count('rows')} rows. Split it into smaller files.`,
  columns: `A row of this file has more than ${count('columns')} columns. Keep the word and the note only.`,
  cellLength: `A cell of this file has more than ${count('cellLength')} characters. A quotation mark may be missing.`,
};

/** Why a file gives no words, in the learner's words. */
export function fileProblem(found: Exclude<WordFile, { kind: 'words' }>): string {
  return found.kind === 'too-large' ? limitWords[found.limit] : problems[found.kind];
}
