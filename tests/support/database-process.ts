import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { once } from 'node:events';

const script = fileURLToPath(new URL('../server/database-child.ts', import.meta.url));

/** Another process that opens the database of a folder; it can be killed at any moment. */
export interface DatabaseProcess {
  readonly pid: number;
  /** Lines printed so far. */
  readonly lines: readonly string[];
  /** Resolves when `count` lines that start so were printed; fails when the process ends before. */
  until(start: string, count?: number): Promise<void>;
  kill(): Promise<void>;
}

export function startDatabaseProcess(folder: string, mode: 'hold' | 'write'): DatabaseProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, folder, mode], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
  };
}
