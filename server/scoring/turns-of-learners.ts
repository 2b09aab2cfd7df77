import type { Database } from '#server/db/database.ts';
import { claimJob, type ClaimedJob, type ClaimOptions } from '#server/store/scoring-jobs.ts';

/** A round ends at the latest when so many learners were served in it. */
const mostInRound = 200;

/**
 * Claims jobs in rounds: each learner with a job that is due gets one before anybody gets a second. So whoever hands in
 * fifty answers at once does not keep the one answer of somebody else waiting.
 */
export function createTurnsOfLearners(db: Database) {
  const served = new Set<string>();
  return async (options: Omit<ClaimOptions, 'served'>): Promise<ClaimedJob | undefined> => {
    if (served.size >= mostInRound) served.clear();
    let job = await claimJob(db, { ...options, served: [...served] });
    if (job === undefined && served.size > 0) {
      served.clear();
      job = await claimJob(db, options);
    }
    if (job !== undefined) served.add(job.answer.learnerId);
    return job;
  };
}
