import { systemClock, type Clock } from './clock.ts';

const firstPauseMs = 100;
const longestPauseMs = 30_000;

/** Runs it until it does not reject, with growing pauses. For what a browser refuses for a while only. */
export async function untilDone(
  run: () => PromiseLike<unknown>,
  clock: Pick<Clock, 'after'> = systemClock,
): Promise<void> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      await run();
      return;
    } catch {
      const passed = Promise.withResolvers<void>();
      clock.after(pauseMs, passed.resolve);
      await passed.promise;
    }
  }
}
