import type { PteType } from '#contract/exam.ts';
import type { ReadContext } from '#data/store/context.ts';
import { compareResults } from '#domain/estimates/compare-results.ts';
import { estimate, type Estimates } from '#domain/estimates/estimates.ts';
import { groupShares, newestForEstimates } from '#domain/estimates/group-shares.ts';
import { newestAnswers } from './newest-answers.ts';
import { findDatedResults } from './score-reports.ts';

/** Ranges on the exam's scale from the learner's newest answers until an instant, moved by their official results. */
export async function findEstimates(
  context: ReadContext,
  { pteType, until = Infinity }: { pteType: PteType; until?: number },
): Promise<Estimates> {
  const rows = await newestAnswers(context, { most: newestForEstimates, until });
  const results = compareResults(pteType, await findDatedResults(context, pteType));
  return estimate(pteType, groupShares(rows, pteType), results);
}
