import type { MutationPayload } from '#contract/mutations.ts';
import type { Change } from '#contract/sync.ts';
import type { Tx } from '#server/db/database.ts';
import { review } from '#server/db/schema/words.ts';
import { Problem } from '#server/problem.ts';
import { and, eq } from 'drizzle-orm';
import { countBookPractice } from './book-words.ts';
import { deviceInstant } from './device-instant.ts';
import type { Effect } from './effect.ts';
import { ownChanges } from './own-changes.ts';

function reviewChange({ id, card, grade, version, reviewedAt }: typeof review.$inferSelect): Change {
  const value = { id, card, grade, reviewedDate: reviewedAt.toISOString() };
  return { kind: 'review', key: id, version, deleted: false, value };
}

export const readReviewChanges = ownChanges(review, review.id, reviewChange);

/** The book whose word a card is about. */
const bookOfCard = { vocab: 'vocabBook', spell: 'spellingBook', say: 'pronunciationBook' } as const;

/** Adds a review to the log. Its word counts as practised in the book that it stands in. */
export async function addReview(
  { tx, now, learner, publish }: Effect,
  { reviewId, card, grade, reviewedAt }: MutationPayload<'review.add'>,
): Promise<Change> {
  const instants = { reviewedAt: deviceInstant(reviewedAt, now), createdAt: now };
  const [row] = await tx
    .insert(review)
    .values({ id: reviewId, learnerId: learner.id, card, grade, version: 1, ...instants })
    .onConflictDoNothing({ target: review.id })
    .returning();
  if (row === undefined)
    throw new Problem('IDEMPOTENCY_MISMATCH', 'This review id was used for another review');
  const at = card.indexOf(':');
  const book = bookOfCard[card.slice(0, at) as keyof typeof bookOfCard] ?? null;
  if (book !== null)
    for (const change of await countBookPractice(tx, learner.id, { book, words: [card.slice(at + 1)] }))
      publish({ learnerId: learner.id, change });
  return reviewChange(row);
}

/** Takes an own review out of the log. */
export async function deleteReview(tx: Tx, learnerId: string, reviewId: string): Promise<Change> {
  const [row] = await tx
    .delete(review)
    .where(and(eq(review.id, reviewId), eq(review.learnerId, learnerId)))
    .returning();
  if (row === undefined) throw new Problem('NOT_FOUND', 'The review does not exist');
  return { kind: 'review', key: row.id, version: row.version + 1, deleted: true, value: null };
}
