/** Ends the process when its main thread has not beaten for so long. Runs in a thread, for the main one hangs then. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { WatchdogSetup } from './start-watchdog.ts';

const { beats, lookEveryMs, mostMissed } = workerData as WatchdogSetup;
const view = new Int32Array(beats);
let last = 0;
let missed = 0;

setInterval(() => {
  const now = Atomics.load(view, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  if (missed < mostMissed) return;
  // Past the console: it belongs to the thread that hangs.
  writeSync(2, 'The server has hung and ends itself, to be started again.\n');
  process.kill(process.pid, 'SIGKILL');
}, lookEveryMs);
