import { Dexie } from 'dexie';
import type { ReadContext } from '#data/store/context.ts';
import { localUserId } from '#data/store/rows.ts';
import { readEngineMemory } from '#data/store/sync-store/read-engine-memory.ts';
import type { SyncTrouble } from '#domain/outbox/store/engine-memory.ts';
import { outboxSummary } from './outbox-summary.ts';

/**
 * How things stand with the server. `synced.at`: when the queue was last empty and the feed read to its end, `null` when
 * that never happened. `waiting.oldestAt`: when the first thing that waits was done. The words are the screen's.
 */
export type SyncStatus =
  | { kind: 'synced'; at: number | null }
  | { kind: 'waiting'; count: number; oldestAt: number; reason: SyncTrouble }
  | { kind: 'syncing'; count: number }
  /** The learner must look at some of it; the rest may wait or go on. */
  | { kind: 'attention'; count: number };

/** One learner's sync status, from the queue and the engine's memory. */
export async function syncStatus({ db, userId }: ReadContext): Promise<SyncStatus> {
  return db.transaction('r', db.outbox, db.meta, async () => {
    const { waiting, oldestAt, states } = await outboxSummary({ db, userId });
    const state = await readEngineMemory(db, userId);
    const attention = states.dead + states.conflict + states['parked-version'];
    if (attention > 0) return { kind: 'attention', count: attention };
    const isBlocked = state.needsSignIn || state.pause !== null;
    if (state.beatAt !== null && !isBlocked) return { kind: 'syncing', count: waiting };
    if (oldestAt === null) return { kind: 'synced', at: state.syncedAt };
    const isQuota = states['parked-quota'] === waiting;
    const needsSignIn = state.needsSignIn || userId === localUserId;
    const trouble = state.trouble ?? ((await hasBackedOff({ db, userId })) ? 'server' : 'offline');
    const reason = needsSignIn ? 'sign-in' : isQuota ? 'quota' : trouble;
    return { kind: 'waiting', count: waiting, oldestAt, reason };
  });
}

/** Something waits alone: the server answers, and fails on it or is busy with it. */
async function hasBackedOff({ db, userId }: ReadContext): Promise<boolean> {
  const backedOff = db.outbox
    .where('[userId+state+dueAt]')
    .between([userId, 'pending', 0], [userId, 'pending', Dexie.maxKey], false);
  return (await backedOff.limit(1).count()) > 0;
}
