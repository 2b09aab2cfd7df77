import type { Clock } from './clock.ts';

/** Calls `deed` every `everyMs`, for the first time after that time has passed. The returned function ends it. */
export function repeat(clock: Clock, everyMs: number, deed: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel = clock.after(everyMs, () => {
      // Before the deed, so that the deed too can end it.
      wait();
      deed();
    });
  };
  wait();
  return () => cancel();
}
