import { foldWord } from '#domain/words/fold-word.ts';
import type { BookName } from '#contract/entities/book-word.ts';

/** Key of a word's row: `book:word`, as the change feed has it. */
export const wordKey = ({ book, word }: { book: BookName; word: string }): string =>
  `${book}:${foldWord(word)}`;
