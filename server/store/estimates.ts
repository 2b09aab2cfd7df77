import { compareResults, daysAfterResult, newestResults } from '#domain/estimates/compare-results.ts';
import { estimate, type AnswersByTask, type Estimates } from '#domain/estimates/estimates.ts';
import { groupShares, newestForEstimates } from '#domain/estimates/group-shares.ts';
import { addDays } from '#domain/goals/exam-day.ts';
import type { Queries } from '#server/db/database.ts';
import { answer } from '#server/db/schema/answers.ts';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { LearnerRow } from './learners.ts';
import { listScoreReports } from './score-reports.ts';

/** Ranges on the exam's scale as the learner's devices make them, from the answers before an instant and the official results. */
export async function readEstimates(queries: Queries, learner: LearnerRow, before: Date): Promise<Estimates> {
  const { id, pteType } = learner;
  const reports = await listScoreReports(queries, id);
  const newest = reports
    .filter((report) => report.pteType === pteType)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, newestResults);
  const dated = await Promise.all(
    newest.map(async (report) => ({
      report,
      answers: await sharesBefore(queries, learner, new Date(addDays(report.date, daysAfterResult + 1))),
    })),
  );
  return estimate(pteType, await sharesBefore(queries, learner, before), compareResults(pteType, dated));
}

async function sharesBefore(
  queries: Queries,
  { id, pteType }: LearnerRow,
  before: Date,
): Promise<AnswersByTask> {
  const rows = await queries
    .select({ taskType: answer.taskType, pteType: answer.pteType, score: answer.score })
    .from(answer)
    .where(and(eq(answer.learnerId, id), lt(answer.createdAt, before)))
    .orderBy(desc(answer.createdAt))
    .limit(newestForEstimates);
  return groupShares(rows, pteType);
}
