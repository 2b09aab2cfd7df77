import { randomUUID } from 'node:crypto';
import type { BookmarkDto, BookmarkType } from '#contract/entities/bookmark.ts';
import type { Change } from '#contract/sync.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { bookmark } from '#server/db/schema/practices.ts';
import { Problem } from '#server/problem.ts';
import { and, eq } from 'drizzle-orm';
import { isStale, type BaseVersion } from './base-version.ts';
import { ownChanges } from './own-changes.ts';

type BookmarkRow = typeof bookmark.$inferSelect;

/** The mark as it goes over the wire. */
function bookmarkDto(row: BookmarkRow): BookmarkDto {
  return { id: row.id, practiceId: row.practiceId, type: row.type, version: row.version };
}

/** The mark as a row of the change feed; its key is the practice. UNMARK is a tombstone. */
function bookmarkChange(row: BookmarkRow): Change {
  const deleted = row.type === 'UNMARK';
  return {
    kind: 'bookmark',
    key: String(row.practiceId),
    version: row.version,
    deleted,
    value: deleted ? null : bookmarkDto(row),
  };
}

export const readBookmarkChanges = ownChanges(bookmark, bookmark.practiceId, bookmarkChange, Number);

export interface BookmarkIntent {
  readonly practiceId: number;
  readonly type: BookmarkType;
  readonly baseVersion: BaseVersion;
}

/** Brings the slot of a practice to the wanted mark. A mark that is so already stays as it is. */
export async function setBookmark(tx: Tx, learnerId: string, intent: BookmarkIntent): Promise<Change> {
  const slot = and(eq(bookmark.learnerId, learnerId), eq(bookmark.practiceId, intent.practiceId));
  const [row] = await tx.select().from(bookmark).where(slot);
  if (row === undefined) {
    const [made] = await tx
      .insert(bookmark)
      .values({ id: randomUUID(), learnerId, practiceId: intent.practiceId, type: intent.type, version: 1 })
      .returning();
    if (made === undefined) throw new Error('the mark was not stored');
    return bookmarkChange(made);
  }
  if (row.type === intent.type) return bookmarkChange(row);
  if (isStale(intent.baseVersion, { version: row.version, isAbsent: row.type === 'UNMARK' }))
    throw new Problem('VERSION_CONFLICT', 'The bookmark was changed elsewhere', {
      current: bookmarkChange(row),
    });
  const [changed] = await tx
    .update(bookmark)
    .set({ type: intent.type, version: row.version + 1 })
    .where(eq(bookmark.id, row.id))
    .returning();
  if (changed === undefined) throw new Error('the mark was not stored');
  return bookmarkChange(changed);
}

/**
 * The practice that an own mark is on, also after the mark was removed: a repeated removal must find its key. A mark
 * of somebody else does not exist for this learner.
 */
export async function practiceOfBookmark(queries: Queries, learnerId: string, id: string): Promise<number> {
  const [row] = await queries
    .select({ practiceId: bookmark.practiceId })
    .from(bookmark)
    .where(and(eq(bookmark.id, id), eq(bookmark.learnerId, learnerId)));
  if (row === undefined) throw bookmarkNotFound();
  return row.practiceId;
}

/** Fails unless the practice is marked now. */
export async function checkMarked(tx: Tx, learnerId: string, practiceId: number): Promise<void> {
  const slot = and(eq(bookmark.learnerId, learnerId), eq(bookmark.practiceId, practiceId));
  const [row] = await tx.select({ type: bookmark.type }).from(bookmark).where(slot);
  if (row === undefined || row.type === 'UNMARK') throw bookmarkNotFound();
}

function bookmarkNotFound(): Problem {
  return new Problem('NOT_FOUND', 'The bookmark does not exist');
}
