import type { ReadContext } from '#data/store/context.ts';
import { localUserId } from '#data/store/rows.ts';
import { readEngineMemory } from '#data/store/sync-store/read-engine-memory.ts';
import type { SyncTrouble } from '#domain/outbox/store/engine-memory.ts';

export interface QueueFacts {
  /** When the queue was last empty and everything new had come; `null`: never on this device. */
  syncedAt: number | null;
  /** What keeps the whole queue from moving; `null`: nothing that is known. */
  trouble: SyncTrouble | null;
  /** The server has something that this version of the app cannot read. */
  needsUpdate: boolean;
}

/** What the engine remembers of the queue. */
export async function queueFacts({ db, userId }: ReadContext): Promise<QueueFacts> {
  const { syncedAt, trouble, needsSignIn, skipped } = await readEngineMemory(db, userId);
  const needsUpdate = skipped.length > 0;
  return { syncedAt, trouble: needsSignIn || userId === localUserId ? 'sign-in' : trouble, needsUpdate };
}
