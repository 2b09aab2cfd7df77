/** Recordings and images that nothing refers to: uploaded, and then no answer, comment, order or profile came for them. */
import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { answer } from '#server/db/schema/answers.ts';
import { comment } from '#server/db/schema/comments.ts';
import { learner } from '#server/db/schema/learners.ts';
import { paymentOrder } from '#server/db/schema/payments.ts';
import { blob } from '#server/db/schema/sync.ts';
import { Problem } from '#server/problem.ts';
import { and, count, eq, lt, not, sql, sum } from 'drizzle-orm';
import { releaseBlob } from './blob-owners.ts';
import { dayMs } from '#contract/days.ts';

/** A device sends what belongs to its bytes within minutes, unless it is lost or put away. Bytes that were swept and are wanted after all are sent again. */
const keptMs = 30 * dayMs;
/** Some hundred recordings. */
const mostBytes = 200 * 1024 * 1024;
const mostFiles = 1_000;

/** Whether an answer, a comment, an order or the profile of its owner refers to a row of `blob`. */
export const isUsed = sql`(
  exists (select 1 from ${answer} where ${answer.learnerId} = ${blob.learnerId} and ${answer.recordingSha256} = ${blob.sha256})
  or exists (select 1 from ${comment} where ${comment.learnerId} = ${blob.learnerId} and ${comment.images} @> array[${blob.sha256}])
  or exists (select 1 from ${paymentOrder} where ${paymentOrder.learnerId} = ${blob.learnerId} and ${paymentOrder.receiptSha256} = ${blob.sha256})
  or exists (select 1 from ${learner} where ${learner.id} = ${blob.learnerId} and ${learner.avatar} like '%' || ${blob.sha256})
)`;

/** @throws Problem RATE_LIMITED when so much of the learner is loose that it is no backlog of recordings */
export async function checkLooseRoom(queries: Queries, learnerId: string, sizeBytes: number): Promise<void> {
  const [held] = await queries
    .select({ bytes: sum(blob.sizeBytes), files: count() })
    .from(blob)
    .where(and(eq(blob.learnerId, learnerId), not(isUsed)));
  if (Number(held?.bytes ?? 0) + sizeBytes > mostBytes || (held?.files ?? 0) >= mostFiles)
    throw new Problem('RATE_LIMITED', 'Too many files wait for their answers. Send the answers first', {
      retryAfterSeconds: 600,
    });
}

/** Removes what has been loose for 30 days. Returns how many files that were. */
export async function sweepLooseBlobs(db: Database, blobs: BlobStore, now: Date): Promise<number> {
  const loose = await db.orm
    .select({ learnerId: blob.learnerId, sha256: blob.sha256 })
    .from(blob)
    .where(and(lt(blob.createdAt, new Date(now.getTime() - keptMs)), not(isUsed)));
  // Each under its lock, which looks again: something may have come for it meanwhile.
  for (const { learnerId, sha256 } of loose) await releaseBlob(db, blobs, learnerId, sha256);
  return loose.length;
}
