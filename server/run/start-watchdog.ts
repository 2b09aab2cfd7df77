import { Worker } from 'node:worker_threads';

export interface WatchdogSetup {
  /** One counter of 32 bits. */
  readonly beats: SharedArrayBuffer;
  readonly lookEveryMs: number;
  /** So many looks without a beat, and the process is ended. Looks, not time: a laptop that slept has missed none. */
  readonly mostMissed: number;
}

/**
 * Ends this process when its main thread hangs for about a minute, so that whatever looks after it starts it again. Data
 * survives that as it survives a cut of the power. Returns how to stop.
 */
export function startWatchdog({ lookEveryMs = 5_000, mostMissed = 12 } = {}): () => Promise<void> {
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const view = new Int32Array(beats);
  const timer = setInterval(() => Atomics.add(view, 0, 1), lookEveryMs / 2);
  timer.unref();
  const setup: WatchdogSetup = { beats, lookEveryMs, mostMissed };
  const thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData: setup });
  thread.unref();
  return async () => {
    clearInterval(timer);
    await thread.terminate();
  };
}
