import type { ReadContext } from '#data/store/context.ts';
import { listAnswersOfDay } from '#data/store/device-day.ts';
import { studyHours } from '#domain/plan/study-hours.ts';
import { findLevel } from './goals.ts';

/** What was practised on one day, of the time that the learner has for it. */
export interface DoneToday {
  readonly answers: number;
  readonly seconds: number;
  /** Hours a day, as the plan counts them; `null`: not told yet. */
  readonly goalHours: number | null;
}

/** Practice of the day that began at `since` (epoch ms), of both exams. */
export async function findDoneToday(
  context: ReadContext,
  { since }: { readonly since: number },
): Promise<DoneToday> {
  const answers = await listAnswersOfDay(context, since);
  const level = await findLevel(context);
  return {
    answers: answers.length,
    seconds: answers.reduce((sum, { duration }) => sum + duration, 0),
    goalHours: level && studyHours(level.dailyPractice),
  };
}
