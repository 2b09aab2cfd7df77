import type { Random } from '#platform/random.ts';

const longestMs = 5 * 60_000;

/** Full jitter: anywhere between now and 1 s doubled with each failure, at most 5 minutes. */
export function backoffMs(failures: number, random: Random): number {
  return Math.floor(random.next() * Math.min(longestMs, 1_000 * 2 ** Math.min(failures, 20)));
}
