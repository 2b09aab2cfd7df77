import { dayMs } from '#contract/days.ts';
import type { FreeScores } from '#contract/entities/progress.ts';

/** Start of the day (UTC) that free AI scores are counted in, where they come anew every day. Epoch ms. */
export const startOfFreeDay = (at: number): number => Math.floor(at / dayMs) * dayMs;

/** When the next free AI scores come, epoch ms; `null` where they do not come again. */
export function nextFreeScoresAt({ per }: FreeScores, now: number): number | null {
  return per === 'day' ? startOfFreeDay(now) + dayMs : null;
}
