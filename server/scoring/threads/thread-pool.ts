import { Worker } from 'node:worker_threads';
import type { ScoringReply, ScoringTask, ThreadSetup } from './messages.ts';

/** How a task ended. A thread that hangs or dies is replaced; the others never notice. */
export type ThreadOutcome =
  | ScoringReply
  | { readonly kind: 'timeout' }
  | { readonly kind: 'crashed'; readonly error: string }
  /** `stopped`: the pool was stopped before it was done; `busy`: too many wait for an answer already. */
  | { readonly kind: 'stopped' | 'busy' };

export interface ThreadPool {
  readonly size: number;
  /** Runs a task on the next free thread. `isUrgent`: before those that wait, for a learner who looks at the screen. */
  run(task: ScoringTask, options?: { readonly isUrgent?: boolean }): Promise<ThreadOutcome>;
  stop(): Promise<void>;
}

export interface PoolOptions {
  readonly size: number;
  readonly timeoutMs: number;
  readonly setup: ThreadSetup;
  /** The program of a thread. */
  readonly entry?: URL;
  /** A thread that has had nothing to do for so long ends, and gives its memory back. */
  readonly idleMs?: number;
}

interface Waiting {
  readonly task: ScoringTask;
  readonly isUrgent: boolean;
  readonly settle: (outcome: ThreadOutcome) => void;
}

interface Thread {
  readonly worker: Worker;
  busyWith: Waiting | null;
  timer: NodeJS.Timeout | undefined;
}

/** Whoever comes after so many would wait longer than they look at the screen. */
const mostUrgent = 20;

/** A thread that needs more than this dies, and not the server. Decoded sound is outside the heap. */
const heapMegabytes = 512;

/** Threads that start when there is work, do one task at a time and are ended when they take too long. */
export function createThreadPool(options: PoolOptions): ThreadPool {
  const { size, timeoutMs, setup, idleMs = 300_000 } = options;
  const entry = options.entry ?? new URL('./scoring-thread.ts', import.meta.url);
  const queue: Waiting[] = [];
  const threads = new Set<Thread>();
  let isStopped = false;

  /** The thread's task is over, whatever the thread does next. */
  function settle(thread: Thread, outcome: ThreadOutcome): void {
    clearTimeout(thread.timer);
    const done = thread.busyWith;
    thread.busyWith = null;
    done?.settle(outcome);
  }

  function lose(thread: Thread, outcome: ThreadOutcome): void {
    threads.delete(thread);
    settle(thread, outcome);
    void thread.worker.terminate();
    next();
  }

  function startThread(): Thread {
    const worker = new Worker(entry, {
      workerData: setup,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    const thread: Thread = { worker, busyWith: null, timer: undefined };
    threads.add(thread);
    worker.on('message', (reply: ScoringReply) => {
      settle(thread, reply);
      thread.timer = setTimeout(() => lose(thread, { kind: 'stopped' }), idleMs).unref();
      next();
    });
    worker.on('error', (error) =>
      lose(thread, { kind: 'crashed', error: error instanceof Error ? error.message : String(error) }),
    );
    worker.on('exit', (code) => {
      if (threads.has(thread)) lose(thread, { kind: 'crashed', error: `the thread ended with code ${code}` });
    });
    // A server with nothing else to do may end.
    worker.unref();
    return thread;
  }

  function next(): void {
    if (isStopped || queue.length === 0) return;
    const idle = [...threads].find(({ busyWith }) => busyWith === null);
    const thread = idle ?? (threads.size < size ? startThread() : undefined);
    const waiting = thread === undefined ? undefined : queue.shift();
    if (thread === undefined || waiting === undefined) return;
    clearTimeout(thread.timer);
    thread.busyWith = waiting;
    thread.timer = setTimeout(() => lose(thread, { kind: 'timeout' }), timeoutMs);
    // Copied, not handed over: nothing is transferred.
    thread.worker.postMessage(waiting.task, []);
    next();
  }

  return {
    size,
    run: (task, { isUrgent = false } = {}) =>
      new Promise((resolve) => {
        if (isStopped) return resolve({ kind: 'stopped' });
        const urgent = queue.findLastIndex((one) => one.isUrgent) + 1;
        if (isUrgent && urgent >= mostUrgent) return resolve({ kind: 'busy' });
        queue.splice(isUrgent ? urgent : queue.length, 0, { task, isUrgent, settle: resolve });
        next();
      }),
    async stop() {
      isStopped = true;
      for (const { settle: end } of queue.splice(0)) end({ kind: 'stopped' });
      const ended = [...threads].map(async (thread) => {
        threads.delete(thread);
        settle(thread, { kind: 'stopped' });
        await thread.worker.terminate();
      });
      await Promise.all(ended);
    },
  };
}
