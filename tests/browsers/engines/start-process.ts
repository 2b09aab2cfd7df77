import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A started program with all that it starts in turn. */
export interface StartedProcess {
  /** What it has printed so far. */
  readonly output: () => string;
  readonly isRunning: () => boolean;
  /** Ends it and its children, and resolves when it has ended. */
  end(): Promise<void>;
}

/** Starts a program in a process group of its own, so that its children can be ended with it. */
export function startProcess(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): StartedProcess {
  const child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit').catch(() => undefined);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  child.once('error', (error) => {
    output += String(error);
  });
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const atExit = () => endGroup(child);
  process.once('exit', atExit);
  return {
    output: () => output,
    isRunning,
    async end() {
      process.off('exit', atExit);
      endGroup(child);
      if (isRunning()) await exited;
    },
  };
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended.
  }
}
