/**
 * Who may read which bytes. Law: the row of an owner and the bytes of a hash change under one lock per hash, so that
 * bytes are never removed while somebody becomes their owner.
 */
import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { answer, answerShare } from '#server/db/schema/answers.ts';
import { comment } from '#server/db/schema/comments.ts';
import { learner } from '#server/db/schema/learners.ts';
import { paymentOrder } from '#server/db/schema/payments.ts';
import { blob } from '#server/db/schema/sync.ts';
import { avatarAddress } from '#contract/entities/profile.ts';
import { Problem } from '#server/problem.ts';
import { and, arrayContains, count, eq, inArray, isNull, sql } from 'drizzle-orm';

export interface OwnedBlob {
  readonly sha256: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
}

const own = (learnerId: string, sha256: string) =>
  and(eq(blob.learnerId, learnerId), eq(blob.sha256, sha256));
const lockHash = (tx: Tx, sha256: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`);

/** Whether the learner has stored these bytes. */
export async function ownsBlob(queries: Queries, learnerId: string, sha256: string): Promise<boolean> {
  return (await findOwnBlob(queries, learnerId, sha256)) !== undefined;
}

/** The learner's own blob; knowing a hash of somebody else's gives nothing. */
export async function findOwnBlob(
  queries: Queries,
  learnerId: string,
  sha256: string,
): Promise<OwnedBlob | undefined> {
  const [row] = await queries.select().from(blob).where(own(learnerId, sha256));
  return row;
}

/** What a comment may show. */
export const imageMimeTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/**
 * A blob that the learner may read: an own one, an image that its owner shows in a comment which is there now, or the recording
 * of an answer that its owner shares now.
 */
export async function findReadableBlob(
  queries: Queries,
  learnerId: string,
  sha256: string,
): Promise<OwnedBlob | undefined> {
  const mine = await findOwnBlob(queries, learnerId, sha256);
  if (mine !== undefined) return mine;
  const [shown] = await queries
    .select({ sha256: blob.sha256, mimeType: blob.mimeType, sizeBytes: blob.sizeBytes })
    .from(blob)
    .innerJoin(comment, and(eq(comment.learnerId, blob.learnerId), arrayContains(comment.images, [sha256])))
    .where(
      and(
        eq(blob.sha256, sha256),
        eq(blob.isRefused, false),
        inArray(blob.mimeType, [...imageMimeTypes]),
        isNull(comment.hiddenAt),
      ),
    )
    .limit(1);
  return shown ?? findSharedRecording(queries, sha256);
}

/** The recording of an answer that its author lets others hear. */
async function findSharedRecording(queries: Queries, sha256: string): Promise<OwnedBlob | undefined> {
  const [shared] = await queries
    .select({ sha256: blob.sha256, mimeType: blob.mimeType, sizeBytes: blob.sizeBytes })
    .from(blob)
    .innerJoin(answer, and(eq(answer.learnerId, blob.learnerId), eq(answer.recordingSha256, blob.sha256)))
    .innerJoin(
      answerShare,
      and(eq(answerShare.answerId, answer.id), eq(answerShare.learnerId, answer.learnerId)),
    )
    .where(and(eq(blob.sha256, sha256), eq(answerShare.shared, true)))
    .limit(1);
  return shared;
}

/** The picture of a learner: everybody may see it, for as long as it is one. */
export async function findAvatar(queries: Queries, sha256: string): Promise<OwnedBlob | undefined> {
  const [found] = await queries
    .select({ sha256: blob.sha256, mimeType: blob.mimeType, sizeBytes: blob.sizeBytes })
    .from(blob)
    .innerJoin(learner, and(eq(learner.id, blob.learnerId), eq(learner.avatar, avatarAddress(sha256))))
    .where(and(eq(blob.sha256, sha256), eq(blob.isRefused, false)))
    .limit(1);
  return found;
}

/** Makes the learner an owner of bytes that the store holds, under the lock of their hash. Repeating it changes nothing. */
export async function addBlobOwner(
  tx: Tx,
  blobs: BlobStore,
  learnerId: string,
  owned: OwnedBlob,
): Promise<void> {
  await lockHash(tx, owned.sha256);
  if ((await blobs.head(owned.sha256)) === undefined)
    throw new Problem('UNAVAILABLE', 'The file was removed meanwhile. Send it again', {
      retryAfterSeconds: 1,
    });
  await tx
    .insert(blob)
    .values({ learnerId, ...owned, createdAt: new Date() })
    .onConflictDoNothing();
}

/** Stores a clean picture that the server has made for the learner, in the transaction that names it. Undone, it leaves only bytes behind. */
export async function ownCleanPicture(
  tx: Tx,
  learnerId: string,
  owned: OwnedBlob,
  store: () => Promise<void>,
): Promise<void> {
  await lockHash(tx, owned.sha256);
  await store();
  await tx
    .insert(blob)
    .values({ learnerId, ...owned, createdAt: new Date(), isChecked: true })
    .onConflictDoUpdate({
      target: [blob.learnerId, blob.sha256],
      set: { isChecked: true, isRefused: false },
    });
}

/** Remembers that the server has looked at this picture, and whether others are shown it. */
export async function markChecked(
  tx: Tx,
  { learnerId, sha256, isRefused }: { learnerId: string; sha256: string; isRefused: boolean },
): Promise<void> {
  await tx.update(blob).set({ isChecked: true, isRefused }).where(own(learnerId, sha256));
}

/** Whether a learner's picture, one of these hashes, is refused: nobody else is shown it. */
export async function refusedAmong(
  queries: Queries,
  hashes: readonly string[],
): Promise<(learnerId: string, sha256: string) => boolean> {
  const rows =
    hashes.length === 0
      ? []
      : await queries
          .select({ learnerId: blob.learnerId, sha256: blob.sha256 })
          .from(blob)
          .where(and(inArray(blob.sha256, [...hashes]), eq(blob.isRefused, true)));
  return (learnerId, sha256) => rows.some((row) => row.learnerId === learnerId && row.sha256 === sha256);
}

/** Gives up a recording or image that no answer, comment, profile or order of the learner needs any more; the last owner's bytes go. */
export async function releaseBlob(
  db: Database,
  blobs: BlobStore,
  learnerId: string,
  sha256: string,
): Promise<void> {
  await db.orm.transaction(async (tx) => {
    await lockHash(tx, sha256);
    const [needed] = await tx
      .select({ n: count() })
      .from(answer)
      .where(and(eq(answer.learnerId, learnerId), eq(answer.recordingSha256, sha256)));
    const [shown] = await tx
      .select({ n: count() })
      .from(comment)
      .where(and(eq(comment.learnerId, learnerId), arrayContains(comment.images, [sha256])));
    const [worn] = await tx
      .select({ n: count() })
      .from(learner)
      .where(and(eq(learner.id, learnerId), eq(learner.avatar, avatarAddress(sha256))));
    const [sent] = await tx
      .select({ n: count() })
      .from(paymentOrder)
      .where(and(eq(paymentOrder.learnerId, learnerId), eq(paymentOrder.receiptSha256, sha256)));
    if ((needed?.n ?? 0) + (shown?.n ?? 0) + (worn?.n ?? 0) + (sent?.n ?? 0) > 0) return;
    await tx.delete(blob).where(own(learnerId, sha256));
    await deleteUnowned(tx, blobs, sha256);
  });
}

/** Deletes bytes that nobody owns any more: the last owner's account is gone. */
export async function dropUnowned(db: Database, blobs: BlobStore, sha256: string): Promise<void> {
  await db.orm.transaction(async (tx) => {
    await lockHash(tx, sha256);
    await deleteUnowned(tx, blobs, sha256);
  });
}

async function deleteUnowned(tx: Tx, blobs: BlobStore, sha256: string): Promise<void> {
  const [owners] = await tx.select({ n: count() }).from(blob).where(eq(blob.sha256, sha256));
  if ((owners?.n ?? 0) === 0) await blobs.delete(sha256);
}
