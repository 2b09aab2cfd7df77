import type { Change } from '#contract/sync.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { comment, examMemory } from '#server/db/schema.ts';
import { invalidField, Problem } from '#server/problem.ts';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { findOwnBlob, imageMimeTypes, releaseBlob } from './blob-owners.ts';
import type { Effect } from './effect.ts';
import type { LearnerRow } from './learners.ts';
import { writeAsServer } from './write.ts';

type CommentRow = typeof comment.$inferSelect;

/** Spec section 5: each image of a comment has at most 2 MB. */
const imageLimitBytes = 2 * 1024 * 1024;

/** An own comment or reply as a row of the change feed. */
function commentChange(row: CommentRow): Change {
  const { id, practiceId, parentId, text, images, version, hiddenAt } = row;
  const value = {
    id,
    practiceId,
    parentId,
    text,
    images,
    lastModifiedDate: row.writtenAt.toISOString(),
    ...(hiddenAt === null ? {} : { hidden: true }),
  };
  return { kind: 'comment', key: id, version, deleted: false, value };
}

/** Says that a comment or reply is gone. */
export function commentTombstone({ id, version }: Pick<CommentRow, 'id' | 'version'>): Change {
  return { kind: 'comment', key: id, version: version + 1, deleted: true, value: null };
}

export async function readCommentChanges(
  tx: Tx,
  owner: LearnerRow,
  keys: readonly string[],
): Promise<Change[]> {
  const rows = await tx
    .select()
    .from(comment)
    .where(and(eq(comment.learnerId, owner.id), inArray(comment.id, [...keys])));
  return rows.map(commentChange);
}

export interface NewComment {
  readonly id: string;
  readonly practiceId: number;
  /** The comment that this replies to. */
  readonly parentId: string | null;
  readonly text: string;
  readonly images: readonly string[];
  readonly writtenAt: Date;
}

/** Stores a comment or a reply with images that its author has uploaded. */
export async function createComment(
  { tx, now, learner }: Pick<Effect, 'tx' | 'now' | 'learner'>,
  given: NewComment,
): Promise<Change> {
  for (const sha256 of given.images) await checkImage(tx, learner.id, sha256);
  return commentChange(await insertComment(tx, learner.id, given, now));
}

/** Stores the row of a comment. Its id must be new. */
export async function insertComment(
  tx: Tx,
  learnerId: string,
  given: NewComment,
  now: Date,
): Promise<CommentRow> {
  const [row] = await tx
    .insert(comment)
    .values({ ...given, images: [...given.images], learnerId, version: 1, createdAt: now })
    .onConflictDoNothing({ target: comment.id })
    .returning();
  if (row === undefined)
    throw new Problem('IDEMPOTENCY_MISMATCH', 'This comment id was used for another comment');
  return row;
}

async function checkImage(tx: Tx, learnerId: string, sha256: string): Promise<void> {
  const image = await findOwnBlob(tx, learnerId, sha256);
  if (image === undefined) throw new Problem('BLOB_MISSING', 'An image of this comment is not stored yet');
  if (!imageMimeTypes.some((type) => type === image.mimeType))
    throw invalidField('images', 'must be png, jpeg or webp');
  if (image.sizeBytes > imageLimitBytes) throw invalidField('images', 'each can have at most 2 MB');
}

/** A comment that can be replied to, held until the reply is stored. A reply has no replies. */
export async function getParent(tx: Tx, commentId: string): Promise<CommentRow> {
  const [row] = await tx.select().from(comment).where(eq(comment.id, commentId)).for('share');
  if (row === undefined || row.parentId !== null) throw commentNotFound();
  return row;
}

export function commentNotFound(): Problem {
  return new Problem('NOT_FOUND', 'The comment does not exist');
}

/** Who replied to a comment: their feeds tell of it when it goes. */
export async function authorsOfReplies(tx: Tx, commentId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ learnerId: comment.learnerId })
    .from(comment)
    .where(eq(comment.parentId, commentId));
  return rows.map((row) => row.learnerId);
}

/**
 * Takes an own comment or reply away; a comment takes its replies along, whoever wrote them, and their authors'
 * devices are told. The entry of an exam memory stays (spec section 5).
 */
export async function deleteComment(effect: Effect, commentId: string): Promise<Change> {
  const { tx, learner, publish } = effect;
  const [row] = await tx.select().from(comment).where(eq(comment.id, commentId)).for('update');
  if (row === undefined || row.learnerId !== learner.id) throw commentNotFound();
  const [memory] = await tx
    .select({ id: examMemory.id })
    .from(examMemory)
    .where(eq(examMemory.id, commentId));
  if (memory !== undefined) throw new Problem('FORBIDDEN', 'An exam memory cannot be deleted');
  const replies = await tx.delete(comment).where(eq(comment.parentId, commentId)).returning();
  await tx.delete(comment).where(eq(comment.id, commentId));
  for (const reply of replies) publish({ learnerId: reply.learnerId, change: commentTombstone(reply) });
  releaseImages(effect, [row, ...replies]);
  return commentTombstone(row);
}

function releaseImages({ stores, afterCommit }: Effect, gone: readonly CommentRow[]): void {
  for (const { learnerId, images } of gone)
    for (const sha256 of images) afterCommit(() => releaseBlob(stores.db, stores.blobs, learnerId, sha256));
}

/**
 * Hides a comment or reply from everybody but its author, or shows it again: for the people who look after Passage. The author's
 * devices hear of it. `false`: there is no such comment.
 */
export async function setCommentHidden(db: Database, commentId: string, isHidden: boolean): Promise<boolean> {
  const [row] = await db.orm.select().from(comment).where(eq(comment.id, commentId));
  if (row === undefined) return false;
  await writeAsServer(db, row.learnerId, async ({ tx, now }) => {
    const [changed] = await tx
      .update(comment)
      .set({ hiddenAt: isHidden ? now : null, version: sql`${comment.version} + 1` })
      .where(
        and(eq(comment.id, commentId), isHidden ? isNull(comment.hiddenAt) : isNotNull(comment.hiddenAt)),
      )
      .returning();
    // The entry of an exam memory is no row of the feed.
    const [memory] = await tx
      .select({ id: examMemory.id })
      .from(examMemory)
      .where(eq(examMemory.id, commentId));
    return changed === undefined || memory !== undefined ? null : commentChange(changed);
  });
  return true;
}
