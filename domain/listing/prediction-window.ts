import { dayMs } from '#contract/days.ts';

/**
 * The rule of predictions. A practice is predicted for the week or the month when at least one learner says that they met it
 * in an exam of the last 7 or 30 days. Days are calendar days: the exam's day where it was sat, and today's in UTC, so that
 * nobody's clock or time zone decides. The server counts; a device that cannot ask goes by the same rule and lets a
 * prediction go when its last exam has become too old.
 */
const predictionDays = { WEEKLY: 7, MONTHLY: 30 } as const;
export type PredictionType = keyof typeof predictionDays;

/** The first exam day, `YYYY-MM-DD`, that counts at an instant (epoch ms). */
export function firstPredictionDay(type: PredictionType, now: number): string {
  return new Date(now - predictionDays[type] * dayMs).toISOString().slice(0, 10);
}

/** The predictions that a practice is in which was last met on a day; `null`: never, or nobody knows. */
export function openPredictions(lastDay: string | null, now: number): PredictionType[] {
  if (lastDay === null) return [];
  return (['WEEKLY', 'MONTHLY'] as const).filter((type) => lastDay >= firstPredictionDay(type, now));
}
