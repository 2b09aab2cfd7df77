import type { Change } from '#contract/sync.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { comment } from '#server/db/schema/comments.ts';
import { examMemory } from '#server/db/schema/practices.ts';
import { Problem } from '#server/problem.ts';
import { and, arrayContains, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { releaseBlob } from './blob-owners.ts';
import type { Effect } from './effect.ts';
import { keepCleanPicture } from './keep-clean-picture.ts';
import { checkPace } from './pace.ts';
import { writeAsServer } from './write.ts';
import { ownChanges } from './own-changes.ts';

export type CommentRow = typeof comment.$inferSelect;

/** Spec section 5: each image of a comment has at most 2 MB. */
const imageLimit = { limitBytes: 2 * 1024 * 1024, limitText: 'each can have at most 2 MB' };

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

export const readCommentChanges = ownChanges(comment, comment.id, commentChange);

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
  effect: Pick<Effect, 'tx' | 'now' | 'learner' | 'stores' | 'afterCommit'>,
  given: NewComment,
): Promise<Change> {
  const { tx, now, learner } = effect;
  await checkPace(tx, learner.id, 'comment', now);
  const images: string[] = [];
  for (const sha256 of given.images)
    images.push(await keepCleanPicture(effect, { sha256, field: 'images', ...imageLimit }));
  return commentChange(await insertComment(tx, learner.id, { ...given, images }, now));
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
    if (changed === undefined) return null;
    return (await memoriesAmong(tx, [changed])).has(commentId) ? null : commentChange(changed);
  });
  return true;
}

/** Shows another picture in every comment of the learner that shows this one. */
export async function replaceImage(
  tx: Tx,
  learnerId: string,
  { from, to }: { from: string; to: string },
): Promise<Change[]> {
  const changed = await tx
    .update(comment)
    .set({
      images: sql`array_replace(${comment.images}, ${from}, ${to})`,
      version: sql`${comment.version} + 1`,
    })
    .where(and(eq(comment.learnerId, learnerId), arrayContains(comment.images, [from])))
    .returning();
  const memories = await memoriesAmong(tx, changed);
  return changed.filter(({ id }) => !memories.has(id)).map(commentChange);
}

/** Which of these are entries of exam memories: they are no rows of the feed. */
async function memoriesAmong(tx: Tx, comments: readonly CommentRow[]): Promise<ReadonlySet<string>> {
  const ids = comments.map(({ id }) => id);
  const rows = await tx.select({ id: examMemory.id }).from(examMemory).where(inArray(examMemory.id, ids));
  return new Set(rows.map(({ id }) => id));
}
