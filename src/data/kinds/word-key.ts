import type { BookName } from '#contract/entities/book-word.ts';

/** What makes two spellings the same word of a book. */
export const foldWord = (word: string): string => word.trim().normalize('NFC').toLowerCase();

/** Key of a word's row: `book:word`, as the change feed has it. */
export const wordKey = ({ book, word }: { book: BookName; word: string }): string =>
  `${book}:${foldWord(word)}`;
