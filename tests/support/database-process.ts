import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { once } from 'node:events';

/** Another process that works on the database of a folder and tells by lines how far it is; it can be killed at any moment. */
export interface DatabaseProcess {
  readonly pid: number;
  /** Lines printed so far. */
  readonly lines: readonly string[];
  /** Resolves when `count` lines that start so were printed; fails when the process ends before. */
  until(start: string, count?: number): Promise<void>;
  kill(): Promise<void>;
}

export function startDatabaseProcess(folder: string, mode: 'hold' | 'write'): DatabaseProcess {
  return startChild(new URL('../server/database-child.ts', import.meta.url), folder, mode);
}

/** A server in the middle of scoring the answer with this text; its engine never comes to an end. */
export function startScoringProcess(folder: string, text: string): DatabaseProcess {
  return startChild(new URL('../server/scoring-child.ts', import.meta.url), folder, text);
}

function startChild(script: URL, ...args: readonly string[]): DatabaseProcess {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(script), ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
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
