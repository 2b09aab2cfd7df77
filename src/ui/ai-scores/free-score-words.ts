import type { FreeScores } from '#contract/entities/progress.ts';
import { nextFreeScoresAt } from '#domain/premium/free-scores.ts';
import { inWords } from '#ui/amounts.ts';

/** What is left of the free AI scores: structurally what the device knows of them. */
export interface AiScoresView {
  readonly left: number;
  /** What the free plan gives; `null` before the server has said so. */
  readonly free: FreeScores | null;
}

/** What uses a score and what does not. */
export const whatCosts =
  'A detailed score is an AI score from our server. Each speaking and writing answer uses one. Scores from this device, and all other tasks, have no limit.';

const detailed = (count: number) => (count === 1 ? 'detailed score' : 'detailed scores');

/** How many are left, in a few words. */
export function leftWords({ left, free }: AiScoresView): string {
  const count = left === 0 ? 'No' : left;
  return `${count} ${detailed(left)} ${free?.per === 'day' ? 'today' : 'left'}`;
}

/** The spec's number, for a device that has not been told another. */
const usualScores = 5;

/** Texts of spec section 8, one for each reading of the limit. */
export function limitWords({ left, free }: AiScoresView): string {
  const scores = free?.scores ?? usualScores;
  if (left === 0 && free?.per === 'day')
    return `You have used your ${scores} free AI-score test attempts for today.`;
  return `With the free plan, you are allowed to submit AI tests up to ${scores} times. You currently have ${left} submissions remaining.`;
}

const clockTime = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** When there are scores again, by the learner's own clock; `now` in epoch ms. Says nothing that nobody knows. */
export function nextScoresWords({ left, free }: AiScoresView, now: number): string | null {
  if (free === null) return null;
  const nextAt = nextFreeScoresAt(free, now);
  if (nextAt === null) return left > 0 ? null : 'You do not get new ones on the free plan.';
  return `You get ${free.scores} new ${detailed(free.scores)} at ${clockTime.format(nextAt)}, ${inWords(nextAt - now)}.`;
}

/** When an answer that waits for an AI score gets one; `null` where nobody knows, or where there are some again. */
export function whenScoresComeWords(scores: AiScoresView | null, now: number): string | null {
  return scores?.left === 0 ? nextScoresWords(scores, now) : null;
}
