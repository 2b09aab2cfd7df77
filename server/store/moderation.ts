import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { comment } from '#server/db/schema/comments.ts';
import { learner } from '#server/db/schema/learners.ts';
import { examMemory, report } from '#server/db/schema/practices.ts';
import { blob } from '#server/db/schema/sync.ts';

/** What an exam memory says, for the entry that it has among the comments. */
const examOf = { day: examMemory.examDate, country: examMemory.country, words: examMemory.description };

/** Reports of practices and of comments, the newest first. A comment that is gone has no words any more. */
export const listReports = (queries: Queries, most: number) =>
  queries
    .select({
      id: report.id,
      practiceId: report.practiceId,
      description: report.description,
      createdAt: report.createdAt,
      nickname: learner.nickname,
      commentId: report.commentId,
      commentText: comment.text,
      images: comment.images,
      exam: examOf,
      isHidden: isNotNull(comment.hiddenAt),
    })
    .from(report)
    .innerJoin(learner, eq(learner.id, report.learnerId))
    .leftJoin(comment, eq(comment.id, report.commentId))
    .leftJoin(examMemory, eq(examMemory.id, comment.id))
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(most);

/** Comments, replies and entries of exam memories that everybody sees, the newest first. */
export const listShownComments = (queries: Queries, most: number) =>
  queries
    .select({
      id: comment.id,
      practiceId: comment.practiceId,
      text: comment.text,
      images: comment.images,
      exam: examOf,
      createdAt: comment.createdAt,
      nickname: learner.nickname,
    })
    .from(comment)
    .innerJoin(learner, eq(learner.id, comment.learnerId))
    .leftJoin(examMemory, eq(examMemory.id, comment.id))
    .where(isNull(comment.hiddenAt))
    .orderBy(desc(comment.createdAt), desc(comment.id))
    .limit(most);

/** The pictures of a comment, hidden or not; `undefined`: there is no such comment. */
export async function findPictures(queries: Queries, commentId: string) {
  const [found] = await queries.select().from(comment).where(eq(comment.id, commentId));
  if (found === undefined) return undefined;
  const { learnerId, images } = found;
  if (images.length === 0) return [];
  return queries
    .select({ sha256: blob.sha256, mimeType: blob.mimeType })
    .from(blob)
    .where(and(eq(blob.learnerId, learnerId), inArray(blob.sha256, images)));
}
