import { wrap } from 'comlink';

/** A worker's API as the main thread sees it: each answer is a promise. (Comlink's own type splits a union answer up.) */
export type RemoteApi<Api> = {
  [Name in keyof Api]: Api[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never;
};

/** How a job in a worker ended. `crashed`: the worker could not be loaded, died, or threw what it should have returned. */
export type WorkerOutcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'aborted' }
  | { kind: 'crashed'; message: string };

export interface WorkerBridge<Api> {
  /**
   * Runs one job against the worker's API. Jobs wait for each other, so that aborting one, which terminates the worker,
   * never takes down a neighbour. Never rejects.
   */
  run<Value>(
    job: (api: RemoteApi<Api>) => Promise<Value>,
    options?: { signal?: AbortSignal },
  ): Promise<WorkerOutcome<Value>>;
  /** Terminates the worker, the running job and those that wait: `aborted`. The next `run` starts a fresh worker. */
  stop(): void;
}

export interface WorkerBridgeOptions {
  startWorker: () => Worker;
  /** The worker is terminated when it had nothing to do for so long. */
  idleStopMs?: number;
}

/** What a job races against: the learner gave up, or the worker died. */
type Interruption = { kind: 'aborted' } | { kind: 'crashed'; message: string };

interface LiveWorker<Api> {
  api: RemoteApi<Api>;
  end(): void;
  /** Set while a job runs. */
  interrupt: ((interruption: Interruption) => void) | null;
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One that waits for its turn hears at once that it was given up. */
function whenAborted(signal: AbortSignal): Promise<{ kind: 'aborted' }> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve({ kind: 'aborted' });
    else signal.addEventListener('abort', () => resolve({ kind: 'aborted' }), { once: true });
  });
}

/**
 * A worker that starts with its first job, stops when idle, and aborts by terminating (a busy wasm loop hears nothing
 * else). Comlink drops error classes, so a worker answers with unions; what it throws is a bug and ends it.
 */
export function createWorkerBridge<Api>(options: WorkerBridgeOptions): WorkerBridge<Api> {
  const { startWorker, idleStopMs = 10_000 } = options;
  let live: LiveWorker<Api> | null = null;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let tail: Promise<unknown> = Promise.resolve();
  let generation = 0;

  function start(): LiveWorker<Api> {
    const worker = startWorker();
    const started: LiveWorker<Api> = {
      api: wrap<Api>(worker) as unknown as RemoteApi<Api>,
      end: () => worker.terminate(),
      interrupt: null,
    };
    const onCrash = (message: string) => {
      if (live === started) endWorker({ kind: 'crashed', message });
    };
    worker.addEventListener('error', (event) => onCrash(event.message || 'the worker could not be loaded'));
    worker.addEventListener('messageerror', () => onCrash('a message of the worker could not be read'));
    return started;
  }

  function endWorker(interruption: Interruption): void {
    const ending = live;
    live = null;
    clearTimeout(idleTimer);
    ending?.end();
    ending?.interrupt?.(interruption);
  }

  async function runNow<Value>(
    job: (api: RemoteApi<Api>) => Promise<Value>,
    signal: AbortSignal | undefined,
  ): Promise<WorkerOutcome<Value>> {
    if (signal?.aborted) return { kind: 'aborted' };
    clearTimeout(idleTimer);
    const onAbort = () => endWorker({ kind: 'aborted' });
    try {
      live ??= start();
      const worker = live;
      const interrupted = new Promise<Interruption>((resolve) => {
        worker.interrupt = resolve;
      });
      signal?.addEventListener('abort', onAbort, { once: true });
      const done = job(worker.api).then((value) => ({ kind: 'done', value }) as const);
      const outcome = await Promise.race([done, interrupted]);
      worker.interrupt = null;
      return outcome;
    } catch (error) {
      const message = describe(error);
      endWorker({ kind: 'crashed', message });
      return { kind: 'crashed', message };
    } finally {
      signal?.removeEventListener('abort', onAbort);
      if (live) idleTimer = setTimeout(() => endWorker({ kind: 'aborted' }), idleStopMs);
    }
  }

  return {
    run(job, { signal } = {}) {
      const born = generation;
      const turn = tail.then(() =>
        born === generation ? runNow(job, signal) : ({ kind: 'aborted' } as const),
      );
      tail = turn;
      return signal ? Promise.race([turn, whenAborted(signal)]) : turn;
    },
    stop() {
      generation += 1;
      endWorker({ kind: 'aborted' });
    },
  };
}
