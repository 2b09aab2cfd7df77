import type { Statistics } from '#contract/entities/progress.ts';
import type { Section } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import type { Queries } from '#server/db/database.ts';
import { answer } from '#server/db/schema/answers.ts';
import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { BankIndex } from './bank-index.ts';
import type { LearnerRow } from './learners.ts';

/** How many months the activity goes back, this one included. */
const months = 12;
const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/**
 * Practised practices out of all of the learner's exam, by section, and answers by month (UTC), the oldest first.
 * Answers of practices that the bank no longer has count for the months only.
 */
export async function readStatistics(
  queries: Queries,
  bank: BankIndex,
  learner: LearnerRow,
  now: Date,
): Promise<Statistics> {
  const practised = await queries
    .selectDistinct({ practiceId: answer.practiceId })
    .from(answer)
    .where(eq(answer.learnerId, learner.id));
  const done = new Set(practised.map((row) => row.practiceId));
  const items = bank.items.filter((item) => item.exams.includes(learner.pteType));
  const of = (section: Section) => items.filter((item) => taskAddresses[item.taskType].section === section);
  const countDone = (section: Section) => of(section).filter((item) => done.has(item.id)).length;
  return {
    speakingCount: countDone('speaking'),
    speakingTotal: of('speaking').length,
    readingCount: countDone('reading'),
    readingTotal: of('reading').length,
    writingCount: countDone('writing'),
    writingTotal: of('writing').length,
    listeningCount: countDone('listening'),
    listeningTotal: of('listening').length,
    practiceMonths: await countMonths(queries, learner.id, now),
  };
}

async function countMonths(
  queries: Queries,
  learnerId: string,
  now: Date,
): Promise<Statistics['practiceMonths']> {
  const starts = Array.from(
    { length: months },
    (_, i) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (months - 1) + i, 1)),
  );
  const month = sql<string>`to_char(${answer.createdAt} at time zone 'UTC', 'YYYY-MM')`;
  const rows = await queries
    .select({ month, n: count() })
    .from(answer)
    .where(and(eq(answer.learnerId, learnerId), gte(answer.createdAt, starts[0] ?? now)))
    .groupBy(month);
  const byMonth = new Map(rows.map((row) => [row.month, row.n]));
  return starts.map((start) => ({
    month: monthName.format(start).toUpperCase(),
    count: byMonth.get(start.toISOString().slice(0, 7)) ?? 0,
  }));
}
