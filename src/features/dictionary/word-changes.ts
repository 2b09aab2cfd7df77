import type { BookName } from '#contract/entities/book-word.ts';

/** For each book that the learner touched: whether the word was in it, and whether it shall be. */
export type Ticks = Readonly<Partial<Record<BookName, { readonly was: boolean; readonly isIn: boolean }>>>;

export interface WordChange {
  readonly word: string;
  readonly book: BookName;
  readonly isIn: boolean;
}

/** The writes that ticks ask for: only differences, so a tick that was taken back writes nothing. */
export function wordChanges(
  ticks: Readonly<Record<string, Ticks>>,
  books: readonly BookName[],
): WordChange[] {
  return Object.entries(ticks).flatMap(([word, own]) =>
    books.flatMap((book) => {
      const tick = own[book];
      return tick === undefined || tick.was === tick.isIn ? [] : [{ word, book, isIn: tick.isIn }];
    }),
  );
}
