import type { PteType } from '#contract/exam.ts';
import type { ReadContext } from '#data/store/context.ts';
import { dayEstimatesKey, keptFormat, readMeta, type KeptEstimates } from '#data/store/meta.ts';
import { estimate, type Estimates } from '#domain/estimates/estimates.ts';
import { findEstimates } from './estimates.ts';

/** A day of practice: the exam, and the instant at which it began here. */
export interface PracticeDay {
  readonly pteType: PteType;
  readonly since: number;
}

/** The newest estimates of an exam that are kept, of whatever day; `null`: none, or of another shape. */
export async function findLastEstimates(
  { db, userId }: ReadContext,
  { pteType }: Pick<PracticeDay, 'pteType'>,
): Promise<KeptEstimates | null> {
  const kept = await readMeta(db, dayEstimatesKey(userId));
  return kept?.format === keptFormat && kept.pteType === pteType ? kept : null;
}

/** Those of a day, of which `watchDayEstimates` keeps one; `null`: not kept yet. */
export async function findKeptEstimates(context: ReadContext, day: PracticeDay): Promise<Estimates | null> {
  const kept = await findLastEstimates(context, day);
  return kept?.since === day.since ? kept.estimates : null;
}

export interface EstimatesAtOnce {
  readonly estimates: Estimates;
  /** Those of the day. Others are still to be followed by them. */
  readonly isOfDay: boolean;
}

/**
 * What a screen begins with that cannot wait for hundreds of answers: what is kept of this day, else of the last one, else the estimates
 * of who has not answered yet. `useDayEstimates` puts those of the day in their place.
 */
export async function findEstimatesAtOnce(context: ReadContext, day: PracticeDay): Promise<EstimatesAtOnce> {
  const kept = await findLastEstimates(context, day);
  if (kept === null) return { estimates: estimate(day.pteType, new Map()), isOfDay: false };
  return { estimates: kept.estimates, isOfDay: kept.since === day.since };
}

/** The estimates that a day begins with, worked out from the answers of before it, whatever is kept. */
export function estimatesBefore(context: ReadContext, { pteType, since }: PracticeDay): Promise<Estimates> {
  return findEstimates(context, { pteType, until: since - 1 });
}
