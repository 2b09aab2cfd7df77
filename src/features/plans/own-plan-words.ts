import type { Plan, ToldPlan } from '#domain/premium/premium-features.ts';
import { dayOf } from '#domain/goals/exam-day.ts';
import { dayWords } from '#ui/day-words.ts';

/** An instant on the wire as a day of the calendar, in words. */
export const untilWords = (instant: string): string => dayWords(dayOf(Date.parse(instant)));

/** Which plan the learner has, and until when. */
export function ownPlanWords(plan: Plan, told: ToldPlan | null): string {
  const until = told?.premiumUntil ?? null;
  if (plan === 'PREMIUM')
    return until === null
      ? 'Your plan is Premium.'
      : `Your plan is Premium. It runs until ${untilWords(until)}.`;
  return until === null
    ? 'Your plan is Free.'
    : `Your plan is Free. Premium ended on ${untilWords(until)}. Everything you made with it is kept.`;
}
