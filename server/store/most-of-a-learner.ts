/** What one learner may store: far more than anybody writes, and less than fills a server. */
import type { BookName } from '#contract/entities/book-word.ts';
import type { Queries } from '#server/db/database.ts';
import { comment } from '#server/db/schema/comments.ts';
import { changeFeed } from '#server/db/schema/sync.ts';
import { bookWord } from '#server/db/schema/words.ts';
import { invalidField, Problem } from '#server/problem.ts';
import { and, count, eq, gt } from 'drizzle-orm';
import { dayMs } from '#contract/days.ts';

const commentsInADay = 300;
const wordsInABook = 20_000;

/** @throws Problem RATE_LIMITED after hundreds of comments and replies in a day, those that were deleted in it among them */
export async function checkCommentRoom(queries: Queries, learnerId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - dayMs);
  const [written] = await queries
    .select({ n: count() })
    .from(comment)
    .where(and(eq(comment.learnerId, learnerId), gt(comment.createdAt, since)));
  // What was written and taken away again was read and sent all the same: only its row is gone.
  const [removed] = await queries
    .select({ n: count() })
    .from(changeFeed)
    .where(
      and(
        eq(changeFeed.learnerId, learnerId),
        eq(changeFeed.kind, 'comment'),
        eq(changeFeed.deleted, true),
        gt(changeFeed.changedAt, since),
      ),
    );
  if ((written?.n ?? 0) + (removed?.n ?? 0) >= commentsInADay)
    throw new Problem('RATE_LIMITED', 'That is a lot of comments for one day. Try again later', {
      retryAfterSeconds: 600,
    });
}

/** @throws Problem VALIDATION when the book is full; words that were taken out count, for their versions are kept */
export async function checkBookRoom(queries: Queries, learnerId: string, book: BookName): Promise<void> {
  const [held] = await queries
    .select({ n: count() })
    .from(bookWord)
    .where(and(eq(bookWord.learnerId, learnerId), eq(bookWord.book, book)));
  if ((held?.n ?? 0) >= wordsInABook)
    throw invalidField('word', `A book can have at most ${wordsInABook.toLocaleString('en')} words`);
}
