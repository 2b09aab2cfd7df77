import type { Random } from '#platform/random.ts';

const longestMs = 5 * 60_000;
/** With the timer of a visible page, a server that is back is found within 30 s. */
const longestHostMs = 25_000;
/** A request that got no answer was a wait itself: with it and this one a server that is back is found within 30 s too. */
const longestAfterTimeoutMs = 5_000;
/** A server that asks for more patience is asked again after this. */
const longestToldMs = 60 * 60_000;

/** Full jitter: anywhere between now and 1 s doubled with each failure, at most 5 minutes. */
export function backoffMs(failures: number, random: Random): number {
  return Math.floor(random.next() * Math.min(longestMs, 1_000 * 2 ** Math.min(failures, 20)));
}

/** The same for the host as a whole, which may be back at any moment. `isTimeout`: the last request was given up on. */
export function hostBackoffMs(failures: number, random: Random, isTimeout = false): number {
  return Math.min(isTimeout ? longestAfterTimeoutMs : longestHostMs, backoffMs(failures, random));
}

/** How long the server is left alone when it names a time. */
export const toldMs = (ms: number): number => Math.min(longestToldMs, Math.max(0, ms));

/**
 * Whether a wait is over. A wait is never longer than the longest that is ever set: if it seems so, the clock of the
 * device was turned back, and the instant means nothing any more.
 */
export const isOver = (until: number, now: number): boolean => until <= now || until - now > longestToldMs;
