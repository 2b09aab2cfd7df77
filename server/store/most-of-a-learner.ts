/** What one learner may store: far more than anybody writes, and less than fills a server. */
import type { BookName } from '#contract/entities/book-word.ts';
import type { Queries } from '#server/db/database.ts';
import { bookWord } from '#server/db/schema/words.ts';
import { invalidField } from '#server/problem.ts';
import { and, count, eq } from 'drizzle-orm';

const wordsInABook = 20_000;

/** @throws Problem VALIDATION when the book is full; words that were taken out count, for their versions are kept */
export async function checkBookRoom(queries: Queries, learnerId: string, book: BookName): Promise<void> {
  const [held] = await queries
    .select({ n: count() })
    .from(bookWord)
    .where(and(eq(bookWord.learnerId, learnerId), eq(bookWord.book, book)));
  if ((held?.n ?? 0) >= wordsInABook)
    throw invalidField('word', `A book can have at most ${wordsInABook.toLocaleString('en')} words`);
}
