import { liveQuery } from 'dexie';
import type { PteType } from '#contract/exam.ts';
import type { ReadContext } from '#data/store/context.ts';
import { findProfile } from './profile.ts';

/** Calls `onChange` whenever the learner has changed the exam, in any tab or on another device. Not for the first one. */
export function watchExam(context: ReadContext, onChange: () => void): () => void {
  let known: PteType | null = null;
  const subscription = liveQuery(async () => (await findProfile(context)).pteType).subscribe({
    next(pteType) {
      const isOther = known !== null && known !== pteType;
      known = pteType;
      if (isOther) onChange();
    },
    // The database was closed, for a newer version or for another learner.
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}
