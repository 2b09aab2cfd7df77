import { desc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { comment, learner, report } from '#server/db/schema.ts';

/** Reports of practices, the newest first. */
export const listReports = (queries: Queries, most: number) =>
  queries
    .select({
      id: report.id,
      practiceId: report.practiceId,
      description: report.description,
      createdAt: report.createdAt,
      nickname: learner.nickname,
    })
    .from(report)
    .innerJoin(learner, eq(learner.id, report.learnerId))
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(most);

/** Comments, replies and entries of exam memories that everybody sees, the newest first. */
export const listShownComments = (queries: Queries, most: number) =>
  queries
    .select({
      id: comment.id,
      practiceId: comment.practiceId,
      text: comment.text,
      createdAt: comment.createdAt,
      nickname: learner.nickname,
    })
    .from(comment)
    .innerJoin(learner, eq(learner.id, comment.learnerId))
    .where(isNull(comment.hiddenAt))
    .orderBy(desc(comment.createdAt), desc(comment.id))
    .limit(most);
