import type { Clock } from '#platform/clock.ts';

export interface FakeClock extends Clock {
  /** Goes on to the next timer and runs it; `false` when there is none. */
  runNext(): boolean;
  /** Moves the time and runs what became due, in order. */
  advance(ms: number): void;
  /** Timers that wait. */
  readonly timers: number;
  /** A learner, or a network, sets the clock. Timers do not notice. */
  jump(ms: number): void;
  /** Time passes, and no timer notices. */
  sleep(ms: number): void;
}

interface Timer {
  id: symbol;
  at: number;
  run: () => void;
}

/** A clock that stands still until it is moved. Timers run by time that passed, not by the hour it shows. */
export function createFakeClock(start = Date.UTC(2026, 0, 1)): FakeClock {
  let passed = 0;
  let offset = start;
  let timers: Timer[] = [];

  function takeNext(until: number): Timer | undefined {
    const next = timers.toSorted((a, b) => a.at - b.at)[0];
    if (!next || next.at > until) return undefined;
    timers = timers.filter((timer) => timer !== next);
    return next;
  }

  return {
    now: () => passed + offset,
    steady: () => start + passed,
    after(delayMs, run) {
      const id = Symbol('timer');
      timers.push({ id, at: passed + delayMs, run });
      return () => {
        timers = timers.filter((each) => each.id !== id);
      };
    },
    runNext() {
      const next = takeNext(Infinity);
      if (!next) return false;
      passed = Math.max(passed, next.at);
      next.run();
      return true;
    },
    advance(ms) {
      const until = passed + ms;
      for (let next = takeNext(until); next; next = takeNext(until)) {
        passed = Math.max(passed, next.at);
        next.run();
      }
      passed = until;
    },
    get timers() {
      return timers.length;
    },
    jump(ms) {
      offset += ms;
    },
    sleep(ms) {
      passed += ms;
      timers = timers.map((timer) => ({ ...timer, at: timer.at + ms }));
    },
  };
}
