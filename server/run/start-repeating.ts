/** Work that a server does by itself, again and again. */
export interface RepeatedWork {
  readonly everyMs: number;
  /** One turn; it ends early once the signal is aborted. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/** Runs it now and then every so often, one turn at a time; returns how to stop. Nothing of it keeps the process alive. */
export function startRepeating({ everyMs, run, onError }: RepeatedWork): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const turn = async () => {
    try {
      await run(stopping.signal);
    } catch (error) {
      onError(error);
    } finally {
      running = null;
    }
  };
  const start = () => {
    running ??= turn();
  };
  const timer = setInterval(start, everyMs);
  timer.unref();
  start();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
