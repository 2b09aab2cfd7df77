import type { BookName } from '#contract/entities/book-word.ts';
import type { ReadContext } from '#data/store/context.ts';
import { targetOf } from '#domain/outbox/kinds/kinds.ts';
import { wordKey } from '#domain/outbox/kinds/word-key.ts';
import { countByTask, filterBook, pageOfBook, type BookFilter } from '#domain/books/book-list.ts';
import {
  findEntity,
  findTextConflict,
  listEntities,
  listValues,
  type Entity,
  type Page,
  type TextConflict,
} from './entities.ts';

export interface BookWordView {
  /** `null`: the word is not in the book. */
  readonly word: Entity<'bookWord'> | null;
  /** About its note. */
  readonly conflict: TextConflict | null;
}

/** A word of a book, whatever the case that it is asked for in. */
export async function findBookWord(
  context: ReadContext,
  input: { book: BookName; word: string },
): Promise<BookWordView> {
  const key = wordKey(input);
  const word = await findEntity(context, 'bookWord', key);
  const target = targetOf('bookWord', key);
  return { word, conflict: await findTextConflict(context, { target, slot: `${target}#note` }) };
}

/** The words of a book, the one added last first. */
export const listBookWords = (context: ReadContext, { book, ...page }: { book: BookName } & Page) =>
  listEntities(context, { kind: 'bookWord', group: book, ...page });

/** One page of a book, filtered and in order; `page` counts from 0. */
export async function pageOfWords(
  context: ReadContext,
  { book, filter, page }: { book: BookName; filter: BookFilter; page: number },
) {
  return pageOfBook(await listValues(context, { kind: 'bookWord', group: book }), filter, page);
}

/** All words of a book that a filter leaves, in its order. */
export async function allWords(
  context: ReadContext,
  { book, filter }: { book: BookName; filter: BookFilter },
) {
  return filterBook(await listValues(context, { kind: 'bookWord', group: book }), filter);
}

/** How many words of the vocab book were met in each task. */
export async function countVocab(context: ReadContext) {
  return countByTask(await listValues(context, { kind: 'bookWord', group: 'vocabBook' }));
}

/** What each book has of a word, whatever the case that it is asked for in; `null`: the word is not in it. */
export type BooksOfWord = Readonly<Record<BookName, Entity<'bookWord'> | null>>;

export async function findBooksOfWord(
  context: ReadContext,
  { word }: { word: string },
): Promise<BooksOfWord> {
  const find = (book: BookName) => findEntity(context, 'bookWord', wordKey({ book, word }));
  return {
    vocabBook: await find('vocabBook'),
    pronunciationBook: await find('pronunciationBook'),
    spellingBook: await find('spellingBook'),
  };
}

/** Which of some words are in a book, as they were asked for. */
export async function findWordsInBook(
  context: ReadContext,
  { book, words }: { book: BookName; words: readonly string[] },
): Promise<string[]> {
  const found = await Promise.all(
    words.map((word) => findEntity(context, 'bookWord', wordKey({ book, word }))),
  );
  return words.filter((_, at) => found[at] !== null);
}
