import type { BookName } from '#contract/entities/book-word.ts';
import type { ReadContext } from '#data/context.ts';
import { targetOf } from '#data/kinds/kinds.ts';
import { wordKey } from '#data/kinds/word-key.ts';
import {
  findEntity,
  findTextConflict,
  listEntities,
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
