/** Thrown out of a start that was asked to stop meanwhile. */
export class StoppedError extends Error {
  constructor() {
    super('Stopped while starting');
    this.name = 'StoppedError';
  }
}

export interface Stopper {
  /** Runs what starts the process. A stop waits for it, so that nothing is left open that it was about to add. */
  start(work: () => Promise<void>): Promise<void>;
  /** @throws StoppedError after a stop was asked for; `close` is called all the same. */
  add(close: () => Promise<void> | void): void;
  /** Closes everything, the last one first. A second call waits for the first. */
  stop(): Promise<void>;
}

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

/** Ends a process in order. What does not end within half of the limit is left behind, all of it after twice the limit. */
export function createStopper(limitMs: number): Stopper {
  const closers: (() => Promise<void> | void)[] = [];
  let starting: Promise<unknown> = Promise.resolve();
  let stopping: Promise<void> | undefined;
  const closeAll = async () => {
    await starting;
    // Whatever hangs, such as connections that are kept alive, must not keep the database from being closed.
    for (const close of closers.toReversed()) await Promise.race([close(), wait(limitMs / 2)]);
  };
  return {
    start(work) {
      const started = work();
      starting = started.catch(() => undefined);
      return started;
    },
    add(close) {
      closers.push(close);
      if (stopping) throw new StoppedError();
    },
    stop: () => {
      stopping ??= Promise.race([closeAll(), wait(limitMs * 2)]);
      return stopping;
    },
  };
}
