import type { Clock } from '#platform/clock.ts';
import { useTurns } from './use-turns.ts';

/** Ages are told in minutes: one that is told wrongly for this long misleads nobody. */
const lookEveryMs = 20_000;

/** Now in epoch ms, for ages in words ("just now"), which stay true while one looks. While no age is shown, no timer runs. */
export function useNow(clock: Clock, isShown = true): number {
  useTurns(clock, lookEveryMs, isShown);
  return clock.now();
}
