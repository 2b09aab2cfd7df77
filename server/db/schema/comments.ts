/** What learners say to each other. */
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { learnerId } from './learner-id.ts';

/**
 * A comment, a reply to one (`parentId`), or the entry of an exam memory, which has the memory's id. No foreign key
 * from reply to comment: rows are copied to another database in the order of their ids.
 */
export const comment = pgTable(
  'comment',
  {
    id: uuid().primaryKey(),
    learnerId: learnerId(),
    practiceId: integer().notNull(),
    parentId: uuid(),
    text: text().notNull(),
    /** SHA-256 of the author's own blobs. */
    images: text().array().notNull(),
    version: integer().notNull(),
    /** When it was written, by the clock of the device; shown, never sorted. */
    writtenAt: instant().notNull(),
    createdAt: instant().notNull(),
    /** Since when only its author sees it: the operator has hidden it. */
    hiddenAt: instant(),
  },
  (t) => [
    index('comment_practice').on(t.practiceId, t.createdAt),
    index('comment_replies').on(t.parentId, t.createdAt),
    index('comment_author').on(t.learnerId),
    index('comment_images').using('gin', t.images),
  ],
);

/**
 * Likes of comments and replies. A row that is not `liked` stays, so that versions never go back, and a like outlives
 * its comment: the learner's devices still have it.
 */
export const commentLike = pgTable(
  'comment_like',
  {
    learnerId: learnerId(),
    commentId: uuid().notNull(),
    liked: boolean().notNull(),
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.commentId] }), index('comment_like_comment').on(t.commentId)],
);
