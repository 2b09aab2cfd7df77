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

/** Ends a process in order. What does not end within the limit is left behind. */
export function createStopper(limitMs: number): Stopper {
  const closers: (() => Promise<void> | void)[] = [];
  let starting: Promise<unknown> = Promise.resolve();
  let stopping: Promise<void> | undefined;
  const closeAll = async () => {
    await starting;
    for (const close of closers.toReversed()) await close();
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
      stopping ??= Promise.race([
        closeAll(),
        new Promise<void>((resolve) => void setTimeout(resolve, limitMs).unref()),
      ]);
      return stopping;
    },
  };
}
