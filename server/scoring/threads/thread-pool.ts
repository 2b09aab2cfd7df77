import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ScoringReply, ScoringTask, ThreadOutcome, ThreadSetup } from '#server/scoring/port/messages.ts';

export interface ThreadPool {
  readonly size: number;
  /**
   * Runs a task on the next free thread. `isUrgent`: before those that wait, for a learner who looks at the screen; but
   * never twice in a row while others wait, so that whoever asks without end holds nobody up.
   */
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
  readonly process: ChildProcess;
  busyWith: Waiting | null;
  timer: NodeJS.Timeout | undefined;
}

/** Whoever comes after so many would wait longer than they look at the screen. */
const mostUrgent = 20;

/**
 * One thread compiles the networks: several would each keep what they needed for it. To compile one function of them takes 280 MB in
 * pieces of 32 kB, so pieces of that size come from the system and go back to it at once, whatever lies beside them.
 */
const program = {
  path: fileURLToPath(new URL('./scoring-process.ts', import.meta.url)),
  flags: ['--disable-warning=ExperimentalWarning', '--v8-pool-size=1', '--expose-gc'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' },
};

/** Ends a process, and waits until it is gone. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGKILL');
  await exited;
}

/** Threads that start when there is work, do one task at a time and are ended when they take too long; each is in a process of its own. */
export function createThreadPool(options: PoolOptions): ThreadPool {
  const { size, timeoutMs, setup, idleMs = 60_000 } = options;
  const entry = options.entry ?? new URL('./scoring-thread.ts', import.meta.url);
  const queue: Waiting[] = [];
  const threads = new Set<Thread>();
  let isStopped = false;
  let wasUrgent = false;

  /** Urgent ones stand first in the queue; after one of them comes the first of the others. */
  function takeNext(): Waiting | undefined {
    const other = wasUrgent ? queue.findIndex(({ isUrgent }) => !isUrgent) : 0;
    const [taken] = queue.splice(Math.max(other, 0), 1);
    wasUrgent = taken?.isUrgent ?? false;
    return taken;
  }

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
    thread.process.kill('SIGKILL');
    next();
  }

  function startThread(): Thread {
    const child = fork(program.path, [entry.href], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: program.flags,
      env: { ...process.env, ...program.env },
    });
    const thread: Thread = { process: child, busyWith: null, timer: undefined };
    threads.add(thread);
    child.on('message', (reply: ScoringReply) => {
      settle(thread, reply);
      thread.timer = setTimeout(() => lose(thread, { kind: 'stopped' }), idleMs).unref();
      next();
    });
    child.on('error', (error) => lose(thread, { kind: 'crashed', error: error.message }));
    child.on('exit', (code, signal) => {
      if (threads.has(thread))
        lose(thread, { kind: 'crashed', error: `the thread ended with ${signal ?? `code ${code}`}` });
    });
    child.send(setup);
    // A server with nothing else to do may end.
    child.unref();
    child.channel?.unref();
    return thread;
  }

  function next(): void {
    if (isStopped || queue.length === 0) return;
    const idle = [...threads].find(({ busyWith }) => busyWith === null);
    const thread = idle ?? (threads.size < size ? startThread() : undefined);
    const waiting = thread === undefined ? undefined : takeNext();
    if (thread === undefined || waiting === undefined) return;
    clearTimeout(thread.timer);
    thread.busyWith = waiting;
    thread.timer = setTimeout(() => lose(thread, { kind: 'timeout' }), timeoutMs);
    thread.process.send(waiting.task);
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
      const all = [...threads].map(async (thread) => {
        threads.delete(thread);
        settle(thread, { kind: 'stopped' });
        await ended(thread.process);
      });
      await Promise.all(all);
    },
  };
}
