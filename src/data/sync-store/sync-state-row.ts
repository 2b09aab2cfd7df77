import type { PassageTables } from '#data/database.ts';
import { readMeta } from '#data/meta.ts';
import { freshSyncState, type SyncState } from './sync-state.ts';

export const stateKey = (userId: string) => `sync ${userId}` as const;

/** The engine's view of one learner; `freshSyncState` before the first drain. */
export async function readSyncState(tables: Pick<PassageTables, 'meta'>, userId: string): Promise<SyncState> {
  // Fields that an older version of the app did not know are as in a fresh state.
  return { ...freshSyncState, ...(await readMeta(tables, stateKey(userId))) };
}
