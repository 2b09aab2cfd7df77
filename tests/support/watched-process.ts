import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { once } from 'node:events';

/** Another process that tells by lines how far it is; it can be ended at any moment. */
export interface WatchedProcess {
  readonly pid: number;
  /** Lines printed so far. */
  readonly lines: readonly string[];
  /** What it printed as errors so far. */
  readonly errors: () => string;
  /** Resolves when `count` lines that start so were printed; fails when the process ends before. */
  until(start: string, count?: number): Promise<void>;
  kill(): Promise<void>;
  /** Sends a signal (none: only waits) and resolves with the exit code; `null` when the signal itself ended it. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Opens the embedded database of a folder and, when told to, writes into it. */
export function startDatabaseProcess(folder: string, mode: 'hold' | 'write'): WatchedProcess {
  return startChild(new URL('../server/database-child.ts', import.meta.url), { args: [folder, mode] });
}

/** A server in the middle of scoring the answer with this text; its engine never comes to an end. */
export function startScoringProcess(folder: string, text: string): WatchedProcess {
  return startChild(new URL('../server/scoring-child.ts', import.meta.url), { args: [folder, text] });
}

/** The whole server, as `npm start` runs it. */
export function startServerProcess(env: NodeJS.ProcessEnv): WatchedProcess {
  return startChild(new URL('../../server/main.ts', import.meta.url), { env });
}

function startChild(
  script: URL,
  { args = [], env = {} }: { args?: readonly string[]; env?: NodeJS.ProcessEnv },
): WatchedProcess {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(script), ...args],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } },
  );
  const lines: string[] = [];
  let errors = '';
  let rest = '';
  let wake: (() => void)[] = [];
  let isOver = false;
  const notify = () => {
    for (const resume of wake.splice(0)) resume();
  };
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    notify();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, 'close').finally(() => {
    isOver = true;
    notify();
  });
  return {
    pid: child.pid ?? 0,
    lines,
    errors: () => errors,
    async until(start, count = 1) {
      while (lines.filter((line) => line.startsWith(start)).length < count) {
        if (isOver) throw new Error(`the process ended before "${start}":\n${errors}`);
        await new Promise<void>((resolve) => {
          wake = [...wake, resolve];
        });
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async end(signal) {
      if (signal) child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
