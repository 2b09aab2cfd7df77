import type { CommentDto, ReplyDto } from '#contract/entities/community.ts';
import type { Change } from '#contract/sync.ts';
import type { Queries } from '#server/db/database.ts';
import { comment, commentLike } from '#server/db/schema/comments.ts';
import { learner } from '#server/db/schema/learners.ts';
import { examMemory } from '#server/db/schema/practices.ts';
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { refusedAmong } from './blob-owners.ts';
import { commentNotFound, type CommentRow } from './comments.ts';
import { countryName } from '#domain/places/countries.ts';
import type { LearnerRow } from './learners.ts';

interface Page {
  readonly page: number;
  readonly size: number;
}

const imageAddress = (sha256: string) => `/api/blobs/${sha256}`;
/** Addresses of the images that a reader is shown. Without those that are refused: only their author has them. */
async function shownImages(queries: Queries, readerId: string, found: readonly { row: CommentRow }[]) {
  const isRefused = await refusedAmong(
    queries,
    found.flatMap(({ row }) => row.images),
  );
  return ({ learnerId, images }: CommentRow): string[] =>
    images.filter((sha256) => learnerId === readerId || !isRefused(learnerId, sha256)).map(imageAddress);
}

const authorOf = ({ nickname, avatar, status }: Pick<LearnerRow, 'nickname' | 'avatar' | 'status'>) => ({
  nickname,
  avatar,
  premium: status === 'PREMIUM',
});

/** What a row of either list is made of. */
function columns(readerId: string) {
  return {
    row: comment,
    author: { nickname: learner.nickname, avatar: learner.avatar, status: learner.status },
    likesCount:
      sql<number>`(select count(*) from ${commentLike} where ${commentLike.commentId} = ${comment.id} and ${commentLike.liked})`.mapWith(
        Number,
      ),
    liked: sql<boolean>`exists (select 1 from ${commentLike} where ${commentLike.commentId} = ${comment.id} and ${commentLike.liked} and ${commentLike.learnerId} = ${readerId})`,
  };
}

/** Comments on a practice with the entries of exam memories, or those alone; the newest first. */
export async function listComments(
  queries: Queries,
  readerId: string,
  filter: { readonly practiceId: number; readonly onlyExamMemories: boolean },
  page: Page,
): Promise<{ rows: CommentDto[]; totalElements: number }> {
  const reply = alias(comment, 'reply');
  const where = and(
    eq(comment.practiceId, filter.practiceId),
    isNull(comment.parentId),
    isNull(comment.hiddenAt),
    filter.onlyExamMemories ? isNotNull(examMemory.id) : undefined,
  );
  const [total] = await queries
    .select({ n: count() })
    .from(comment)
    .leftJoin(examMemory, eq(examMemory.id, comment.id))
    .where(where);
  const found = await queries
    .select({
      ...columns(readerId),
      memory: examMemory,
      replyCount:
        sql<number>`(select count(*) from ${comment} as ${sql.identifier('reply')} where ${reply.parentId} = ${comment.id} and ${reply.hiddenAt} is null)`.mapWith(
          Number,
        ),
    })
    .from(comment)
    .innerJoin(learner, eq(learner.id, comment.learnerId))
    .leftJoin(examMemory, eq(examMemory.id, comment.id))
    .where(where)
    .orderBy(desc(comment.createdAt), desc(comment.id))
    .limit(page.size)
    .offset(page.page * page.size);
  const imagesOf = await shownImages(queries, readerId, found);
  const rows = found.map(({ row, author, memory, likesCount, liked, replyCount }): CommentDto => ({
    id: row.id,
    ...authorOf(author),
    comment: row.text,
    images: imagesOf(row),
    likesCount,
    liked,
    replyCount,
    lastModifiedDate: row.writtenAt.toISOString(),
    prediction:
      memory === null
        ? null
        : {
            date: memory.examDate,
            country: { name: countryName(memory.country) },
            description: memory.description,
          },
  }));
  return { rows, totalElements: total?.n ?? 0 };
}

/** Replies to a comment, the oldest first, as they are read. */
export async function listReplies(
  queries: Queries,
  readerId: string,
  commentId: string,
  page: Page,
): Promise<{ rows: ReplyDto[]; totalElements: number }> {
  const [parent] = await queries
    .select({ parentId: comment.parentId })
    .from(comment)
    .where(eq(comment.id, commentId));
  if (parent === undefined || parent.parentId !== null) throw commentNotFound();
  const where = and(eq(comment.parentId, commentId), isNull(comment.hiddenAt));
  const [total] = await queries.select({ n: count() }).from(comment).where(where);
  const found = await queries
    .select(columns(readerId))
    .from(comment)
    .innerJoin(learner, eq(learner.id, comment.learnerId))
    .where(where)
    .orderBy(asc(comment.createdAt), asc(comment.id))
    .limit(page.size)
    .offset(page.page * page.size);
  const imagesOf = await shownImages(queries, readerId, found);
  const rows = found.map(({ row, author, likesCount, liked }): ReplyDto => ({
    id: row.id,
    ...authorOf(author),
    reply: row.text,
    images: imagesOf(row),
    likesCount,
    liked,
    lastModifiedDate: row.writtenAt.toISOString(),
  }));
  return { rows, totalElements: total?.n ?? 0 };
}

/** A comment or reply as it was when it was written: what a repeated call answers too. */
export function freshComment(change: Change, author: LearnerRow) {
  if (change.kind !== 'comment' || change.value === null) throw commentNotFound();
  const { id, text, images, lastModifiedDate } = change.value;
  const fresh = { id, ...authorOf(author), images: images.map(imageAddress), lastModifiedDate };
  return { text, ...fresh, likesCount: 0, liked: false };
}
