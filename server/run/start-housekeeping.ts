import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { sweep } from '#server/store/housekeeping.ts';

const everyMs = 6 * 3_600_000;

/** Sweeps old records away now and then; returns how to stop. Several processes may do it at once. */
export function startHousekeeping(db: Database, log: FastifyBaseLogger): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = sweep(db, new Date()).catch((error: unknown) => log.warn({ err: error }, 'could not sweep old records'));
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
