import { createSteadyTime, type Page } from './steady-time.ts';

/** Time as the app sees it. Instants are epoch ms UTC. */
export interface Clock {
  /** The hour that the machine shows. It may jump: nothing may be ordered by it, and nothing timed. */
  now(): number;
  /**
   * For what is timed while the page lives: an instant that goes on with the time that passes and never goes back,
   * whatever the machine's clock is set to. Close to `now`, but never to be mixed with it.
   */
  steady(): number;
  /** Calls `run` once after `delayMs`; the returned function cancels it. */
  after(delayMs: number, run: () => void): () => void;
}

const steadyTime = createSteadyTime({
  wall: () => Date.now(),
  passed: () => performance.now(),
  page: (Reflect.get(globalThis, 'document') as Page | undefined) ?? null,
});

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => steadyTime.read(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};
