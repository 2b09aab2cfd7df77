export interface Stopper {
  add(close: () => Promise<void> | void): void;
  /** Closes everything, the last one first. A second call waits for the first. */
  stop(): Promise<void>;
}

/** Ends a process in order. What does not end within the limit is left behind. */
export function createStopper(limitMs: number): Stopper {
  const closers: (() => Promise<void> | void)[] = [];
  let stopping: Promise<void> | undefined;
  const closeAll = async () => {
    for (const close of closers.toReversed()) await close();
  };
  return {
    add: (close) => void closers.push(close),
    stop: () => {
      stopping ??= Promise.race([
        closeAll(),
        new Promise<void>((resolve) => void setTimeout(resolve, limitMs).unref()),
      ]);
      return stopping;
    },
  };
}
