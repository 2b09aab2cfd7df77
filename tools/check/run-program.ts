import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Where its output is kept, whole and in the order in which it came. */
  readonly log: string;
}

export interface Ended {
  readonly ok: boolean;
  readonly output: string;
  readonly seconds: number;
  /** Processor time of the program and of all that it started and waited for; `null` where nobody tells. */
  readonly processorSeconds: number | null;
}

/** A shell knows what its children took; Node does not. */
const timed = '"$@"; code=$?; times > "$CHECK_TIMES"; exit $code';

/** Runs a program to its end. One that cannot be started has failed. */
export async function runProgram({ command, args, env, log }: Program): Promise<Ended> {
  const times = `${log}.times`;
  mkdirSync(dirname(log), { recursive: true });
  rmSync(times, { force: true });
  const out = openSync(log, 'w');
  const started = performance.now();
  const isWindows = process.platform === 'win32';
  const child = isWindows
    ? spawn(command, args, { env, shell: true, stdio: ['ignore', out, out] })
    : spawn('/bin/sh', ['-c', timed, 'sh', command, ...args], {
        env: { ...env, CHECK_TIMES: times },
        stdio: ['ignore', out, out],
      });
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', (exitCode) => resolve(exitCode));
  });
  closeSync(out);
  return {
    ok: code === 0,
    output: readFileSync(log, 'utf8'),
    seconds: (performance.now() - started) / 1000,
    processorSeconds: isWindows ? null : readTimes(times),
  };
}

/** The second line has the time of the children, theirs and the system's for them: `1m2.345s 0m0.678s`. */
function readTimes(file: string): number | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  const spans = [...(text.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return spans.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
