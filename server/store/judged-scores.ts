import type { Verdict } from '#contract/entities/evaluation.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { Queries } from '#server/db/database.ts';
import { evaluation } from '#server/db/schema/answers.ts';
import { and, asc, count, desc, eq, isNotNull, ne } from 'drizzle-orm';

/** How many verdicts there are of each kind, by task type. */
export async function countVerdicts(
  queries: Queries,
): Promise<{ taskType: TaskType; verdict: Verdict; n: number }[]> {
  const rows = await queries
    .select({ taskType: evaluation.taskType, verdict: evaluation.verdict, n: count() })
    .from(evaluation)
    .where(isNotNull(evaluation.verdict))
    .groupBy(evaluation.taskType, evaluation.verdict)
    .orderBy(asc(evaluation.taskType));
  return rows.flatMap(({ verdict, ...row }) => (verdict === null ? [] : [{ ...row, verdict }]));
}

/** Scores that learners found too high or too low, the newest first, and nothing else of the learners or their answers. */
export const listUnfairScores = (
  queries: Queries,
  { taskType, most }: { taskType: TaskType | undefined; most: number },
) =>
  queries
    .select({
      answerId: evaluation.answerId,
      taskType: evaluation.taskType,
      verdict: evaluation.verdict,
      comment: evaluation.comment,
      about: evaluation.about,
      modifiedAt: evaluation.modifiedAt,
    })
    .from(evaluation)
    .where(
      and(
        isNotNull(evaluation.verdict),
        ne(evaluation.verdict, 'FAIR'),
        taskType === undefined ? undefined : eq(evaluation.taskType, taskType),
      ),
    )
    .orderBy(desc(evaluation.modifiedAt), desc(evaluation.answerId))
    .limit(most);
