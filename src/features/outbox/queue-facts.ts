import type { ReadContext } from '#data/context.ts';
import { localUserId } from '#data/rows.ts';
import { readSyncState } from '#data/sync-store/sync-state-row.ts';
import type { SyncTrouble } from '#data/sync-store/sync-state.ts';

export interface QueueFacts {
  /** When the queue was last empty and everything new had come; `null`: never on this device. */
  syncedAt: number | null;
  /** What keeps the whole queue from moving; `null`: nothing that is known. */
  trouble: SyncTrouble | null;
}

/** What the engine remembers of the queue. */
export async function queueFacts({ db, userId }: ReadContext): Promise<QueueFacts> {
  const { syncedAt, trouble, needsSignIn } = await readSyncState(db, userId);
  return { syncedAt, trouble: needsSignIn || userId === localUserId ? 'sign-in' : trouble };
}
