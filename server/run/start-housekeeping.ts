import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/database.ts';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import { cleanStoredPictures } from '#server/store/clean-stored-pictures.ts';
import { sweep } from '#server/store/housekeeping.ts';
import { endPremiumPlans } from '#server/store/learner-status.ts';
import { sweepLooseBlobs } from '#server/store/loose-blobs.ts';
import { startRepeating } from './start-repeating.ts';

const everyMs = 6 * 3_600_000;

/** Sweeps old records away now and then; returns how to stop. Several processes may do it at once. */
export function startHousekeeping(
  { db, blobs }: { db: Database; blobs: BlobStore },
  log: FastifyBaseLogger,
): () => Promise<void> {
  const sweepAll = async (now: Date, signal: AbortSignal) => {
    await sweep(db, now);
    await endPremiumPlans(db, now);
    const swept = await sweepLooseBlobs(db, blobs, now);
    if (swept > 0) log.info({ swept }, 'removed files for which nothing came in 30 days');
    const { cleaned, notCleaned } = await cleanStoredPictures({ db, blobs }, signal);
    if (cleaned > 0) log.info({ cleaned }, 'took metadata out of pictures of before');
    if (notCleaned.length > 0)
      log.warn(
        { pictures: notCleaned },
        'pictures of before are no longer shown to others: they move, are too large, or are no pictures',
      );
  };
  return startRepeating({
    everyMs,
    run: (signal) => sweepAll(new Date(), signal),
    onError: (error) => log.warn({ err: error }, 'could not sweep old records'),
  });
}
