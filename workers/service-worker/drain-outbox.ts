import { databaseName } from '#data/store/database-name.ts';
import { openLocalData } from '#data/store/open-local-data.ts';
import { createDexieSyncStore } from '#data/store/sync-store/dexie-sync-store.ts';
import { createChannel } from '#platform/channel.ts';
import { systemClock as clock } from '#platform/clock.ts';
import { workerConnectivity } from '#platform/connectivity.ts';
import { systemDigest as digest } from '#platform/digest.ts';
import { systemIds as ids } from '#platform/ids.ts';
import { createWebLocks } from '#platform/locks.ts';
import { systemRandom as random } from '#platform/random.ts';
import { createBrowserSession } from '#platform/session/browser-session.ts';
import { createSyncEngine } from '#sync/engine.ts';
import { isKick } from '#sync/ports.ts';
import { createTransport } from '#sync/create-transport.ts';

/** Browsers end a `sync` event after some minutes; this leaves room and sends enough to matter. */
const limits = { deadlineMs: 25_000, maxOps: 20 };

/** What a pass without any tab came to. */
export interface DrainedInBackground {
  /** Ops that left the queue. */
  readonly sent: number;
  /** Ops that are still in it. */
  readonly left: number;
}

/**
 * One pass of the sync engine without any tab: for the browser's `sync` and `periodicsync` events. The same engine, lock
 * and fence as in a tab, so that a tab that drains at the same time is no danger. Nothing rests on its success.
 */
export async function drainOutbox(): Promise<DrainedInBackground> {
  const session = createBrowserSession();
  const known = await session.whenKnown();
  if (known.kind === 'signed-out') return { sent: 0, left: 0 };
  const { userId } = known;
  const local = await openLocalData(databaseName);
  try {
    const store = createDexieSyncStore({ db: local.db, digest, ids });
    const engine = createSyncEngine({
      userId,
      store,
      transport: createTransport({ tokens: session, origin: location.origin, now: () => clock.now() }),
      clock,
      random,
      locks: createWebLocks(navigator.locks),
      channel: createChannel('passage-sync', isKick),
      connectivity: workerConnectivity,
      report: (error) => reportError(error),
    });
    const before = await store.countWaiting(userId);
    // The browser says that there is a network: delays of our own are cut short, as by its `online` event in a tab.
    await store.resetBackoff(userId);
    await engine.drainOnce(limits);
    await engine.stop();
    const left = await store.countWaiting(userId);
    return { sent: Math.max(0, before - left), left };
  } finally {
    local.close();
  }
}
