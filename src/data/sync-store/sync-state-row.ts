import type { PassageTables } from '#data/database.ts';
import { readMeta } from '#data/meta.ts';
import { freshSyncState, type SyncState } from './sync-state.ts';

export const stateKey = (userId: string) => `sync ${userId}` as const;

/** The engine's view of one learner; `freshSyncState` before the first drain. */
export async function readSyncState(tables: Pick<PassageTables, 'meta'>, userId: string): Promise<SyncState> {
  return (await readMeta(tables, stateKey(userId))) ?? freshSyncState;
}
