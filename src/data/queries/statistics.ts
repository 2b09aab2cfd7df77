import { sections, type PteType, type Section } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import type { ReadContext } from '#data/context.ts';
import { pointsRange } from '#domain/assessment/points-range.ts';
import { dayOf, type Day } from '#domain/goals/exam-day.ts';
import { frequentErrors, type FrequentError } from '#domain/statistics/frequent-errors.ts';
import type { CountedAnswer } from '#domain/statistics/performance.ts';
import { newestAnswers } from './newest-answers.ts';

/** Practised questions out of all of the exam that are on this device. */
export interface SectionCount {
  readonly section: Section;
  readonly practised: number;
  readonly total: number;
}

/** The spec's statistics response, from the device's own rows. */
export async function countPractised(
  { db }: ReadContext,
  { pteType }: { pteType: PteType },
): Promise<SectionCount[]> {
  const counts = new Map<Section, { practised: number; total: number }>();
  await db.practices.each(({ taskType, exams, practised }) => {
    if (!exams.includes(pteType) || !Object.hasOwn(taskAddresses, taskType)) return;
    const { section } = taskAddresses[taskType];
    const count = counts.get(section) ?? { practised: 0, total: 0 };
    counts.set(section, { practised: count.practised + practised, total: count.total + 1 });
  });
  return sections.map((section) => ({ section, ...(counts.get(section) ?? { practised: 0, total: 0 }) }));
}

/** How many answers there are by day of the learner's calendar. Reads keys only, so that 50,000 answers are little. */
export async function countByDay({ db, userId }: ReadContext): Promise<Map<Day, number>> {
  const keys = (await db.answers
    .where('[userId+answeredAt]')
    .between([userId, -Infinity], [userId, Infinity])
    .keys()) as unknown as [string, number][];
  const byDay = new Map<Day, number>();
  for (const [, answeredAt] of keys) {
    const day = dayOf(answeredAt);
    byDay.set(day, (byDay.get(day) ?? 0) + 1);
  }
  return byDay;
}

/** The newest answers, which minutes, scores and errors are taken from. */
export const answersLookedAt = 1_000;
const errorsShown = 8;

export interface RecentPractice {
  readonly answers: readonly CountedAnswer[];
  readonly errors: readonly FrequentError[];
}

export async function findRecentPractice(
  context: ReadContext,
  { pteType }: { pteType: PteType },
): Promise<RecentPractice> {
  const rows = (await newestAnswers(context, { most: answersLookedAt })).filter(
    (row) => row.pteType === pteType && Object.hasOwn(taskAddresses, row.taskType),
  );
  return {
    answers: rows.map(({ taskType, answeredAt, duration, score }) => {
      const range = score === null ? null : pointsRange(score);
      const share = range === null || range.max <= 0 ? null : (range.low + range.high) / 2 / range.max;
      return { taskType, day: dayOf(answeredAt), seconds: duration, share };
    }),
    errors: frequentErrors(
      rows.flatMap(({ taskType, score }) => (score === null ? [] : [{ taskType, score }])),
      errorsShown,
    ),
  };
}
