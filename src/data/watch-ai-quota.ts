import { liveQuery } from 'dexie';
import type { ToldAiQuota } from '#contract/entities/progress.ts';
import type { ReadContext } from './context.ts';
import { readEngineMemory } from './sync-store/read-engine-memory.ts';

/** Calls `onNews` when the server has said something new of the learner's AI scores, in this tab or another one. */
export function watchAiQuota({ db, userId }: ReadContext, onNews: (told: ToldAiQuota) => void): () => void {
  let known: string | null = null;
  const subscription = liveQuery(async () => (await readEngineMemory(db, userId)).aiQuota).subscribe({
    next(told) {
      const text = JSON.stringify(told) ?? '';
      if (told && known !== null && known !== text) onNews(told);
      known = text;
    },
    // The database was closed, for a newer version or for another learner: there is nothing to hear any more.
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}
