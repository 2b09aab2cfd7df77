import type { ReadContext } from '#data/context.ts';
import { readSyncState } from '#data/sync-store/sync-state-row.ts';

/** When the queue was last empty and everything new had come; `null`: never on this device. */
export async function lastSync({ db, userId }: ReadContext): Promise<{ at: number | null }> {
  return { at: (await readSyncState(db, userId)).syncedAt };
}
