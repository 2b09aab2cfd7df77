import { liveQuery } from 'dexie';
import type { Estimates } from '#domain/estimates/estimates.ts';
import type { ReadContext } from '#data/store/context.ts';
import { dayEstimatesKey, keptFormat, writeMeta } from '#data/store/meta.ts';
import { estimatesBefore, findKeptEstimates, type PracticeDay } from './day-estimates.ts';

const sayTheSame = (a: Estimates, b: Estimates): boolean => wordsOf(a) === wordsOf(b);
const wordsOf = ({ tasks, ...rest }: Estimates): string => JSON.stringify({ ...rest, tasks: [...tasks] });

/** Keeps what a day begins with true: answers of before it still come from other devices, and official results move it. */
export function watchDayEstimates(context: ReadContext, day: PracticeDay): () => void {
  const { db, userId } = context;
  const keep = async (estimates: Estimates) => {
    const kept = await findKeptEstimates(context, day);
    // Screens look at it: it is written when it changed.
    if (kept === null || !sayTheSame(kept, estimates))
      await writeMeta(db, dayEstimatesKey(userId), { format: keptFormat, ...day, estimates });
  };
  // The database may be closed meanwhile, or full: then the day's estimates are worked out again.
  const ignored = () => undefined;
  // Dexie follows the awaits of an async function only.
  const subscription = liveQuery(async () => estimatesBefore(context, day)).subscribe({
    next: (estimates) => void keep(estimates).catch(ignored),
    error: ignored,
  });
  return () => subscription.unsubscribe();
}
