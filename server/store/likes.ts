import type { Change } from '#contract/sync.ts';
import type { Tx } from '#server/db/database.ts';
import { comment, commentLike } from '#server/db/schema/comments.ts';
import { Problem } from '#server/problem.ts';
import { and, eq } from 'drizzle-orm';
import { isStale, type BaseVersion } from './base-version.ts';
import { ownChanges } from './own-changes.ts';
import { checkPace } from './pace.ts';

type LikeRow = typeof commentLike.$inferSelect;

/** The like as a row of the change feed; its key is the comment. */
function likeChange({ commentId, liked, version }: LikeRow): Change {
  return { kind: 'like', key: commentId, version, deleted: !liked, value: liked ? { commentId } : null };
}

export const readLikeChanges = ownChanges(commentLike, commentLike.commentId, likeChange);

export interface LikeIntent {
  readonly commentId: string;
  readonly liked: boolean;
  readonly baseVersion: BaseVersion;
}

/** Likes a comment or reply, or takes the like back. A like can be taken back after its comment is gone. */
export async function setLike(tx: Tx, learnerId: string, intent: LikeIntent, now: Date): Promise<Change> {
  const { commentId, liked, baseVersion } = intent;
  const slot = and(eq(commentLike.learnerId, learnerId), eq(commentLike.commentId, commentId));
  const [row] = await tx.select().from(commentLike).where(slot);
  if (row?.liked === liked) return likeChange(row);
  if (liked || row === undefined) {
    const [there] = await tx.select({ id: comment.id }).from(comment).where(eq(comment.id, commentId));
    if (there === undefined) throw new Problem('NOT_FOUND', 'The comment does not exist');
  }
  if (row !== undefined && isStale(baseVersion, { version: row.version, isAbsent: !row.liked }))
    throw new Problem('VERSION_CONFLICT', 'The like was changed elsewhere', { current: likeChange(row) });
  if (liked) await checkPace(tx, learnerId, 'like', now);
  const next = { liked, version: (row?.version ?? 0) + 1 };
  const [changed] = await tx
    .insert(commentLike)
    .values({ learnerId, commentId, ...next })
    .onConflictDoUpdate({ target: [commentLike.learnerId, commentLike.commentId], set: next })
    .returning();
  if (changed === undefined) throw new Error('the like was not stored');
  return likeChange(changed);
}
