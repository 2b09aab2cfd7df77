// Runs a program and starts it again when something killed it. An end of its own, good or bad, is its end.
import { spawn } from 'node:child_process';

const stopSignals = new Set(['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Resolves with the exit code. `waitMs`: before the first restart; doubled for each further one, up to half a minute, until
 * the program has lived for a minute.
 */
export async function keepRunning(program, args, { waitMs = 1_000, onRestart = () => {}, ...options }) {
  let child;
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    child?.kill('SIGTERM');
  };
  // Ctrl-C reaches the program by itself (same terminal); a signal sent to this process alone is handed on.
  const note = () => {
    isStopping = true;
  };
  process.on('SIGINT', note);
  process.on('SIGTERM', stop);
  try {
    for (let wait = waitMs; ; wait = Math.min(wait * 2, 30_000)) {
      const startedAt = Date.now();
      child = spawn(program, args, options);
      const { code, signal } = await new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (exitCode, exitSignal) => resolve({ code: exitCode, signal: exitSignal }));
      });
      if (code !== null) return code;
      if (isStopping || stopSignals.has(signal)) return 0;
      if (Date.now() - startedAt > 60_000) wait = waitMs;
      onRestart(signal);
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
      if (isStopping) return 0;
    }
  } finally {
    process.off('SIGINT', note);
    process.off('SIGTERM', stop);
  }
}
