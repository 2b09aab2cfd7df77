import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { DataContext } from '#data/store/context.ts';
import { openDatabase } from '#data/store/database.ts';
import { createDexieSyncStore } from '#data/store/sync-store/dexie-sync-store.ts';
import type { SyncStore } from '#domain/outbox/store/sync-store.ts';
import { systemDigest } from '#platform/digest.ts';
import type { Locks } from '#platform/locks.ts';
import type { Random } from '#platform/random.ts';
import { createSyncEngine, type SyncEngine } from '#sync/engine.ts';
import type { Kick } from '#sync/ports.ts';
import type { AccessTokens } from '#sync/access-tokens.ts';
import { createTransport } from '#sync/create-transport.ts';
import type { FakeClock } from './fake-clock.ts';
import {
  createCountingIds,
  createFakeChannelHub,
  createFakeConnectivity,
  createFakeLocks,
  createSeededRandom,
  type FakeConnectivity,
} from './fake-ports.ts';
import type { FaultServer } from './fault-server.ts';

export interface DeviceOptions {
  server: Pick<FaultServer, 'fetch'>;
  clock: FakeClock;
  userId?: string;
  seed?: number;
  random?: Random;
  /** Instead of `session`. */
  tokens?: AccessTokens;
}

export interface Device {
  readonly data: DataContext;
  readonly locks: Locks;
  readonly store: SyncStore;
  readonly kicks: { count: number };
  /** Whose token there is, `null`: signed out; and when it was issued, epoch ms, if it tells. */
  session: { userId: string | null; issuedAt?: number };
  readonly transport: ReturnType<typeof createTransport>;
  /** An engine as another tab has it, on this store or on one around it. */
  newTab(store?: SyncStore): { engine: SyncEngine; connectivity: FakeConnectivity };
  close(): void;
}

/** One browser with a database of its own, any number of tabs, and the network that it is given. */
export async function createDevice(options: DeviceOptions): Promise<Device> {
  const { server, clock, userId = 'u1', seed = 1 } = options;
  const random = options.random ?? createSeededRandom(seed);
  const indexedDB = new IDBFactory();
  const ids = createCountingIds(seed);
  const db = await openDatabase('passage', { indexedDB, IDBKeyRange });
  const kicks = { count: 0 };
  const data: DataContext = {
    db,
    strictDb: db,
    userId,
    clock,
    ids,
    digest: systemDigest,
    kick: () => {
      kicks.count += 1;
    },
  };
  const session: Device['session'] = { userId };
  const tokens: AccessTokens = options.tokens ?? {
    async getAccessToken() {
      const { userId, issuedAt } = session;
      if (userId === null) return { kind: 'signed-out' };
      const claims = issuedAt === undefined ? '' : `.${btoa(JSON.stringify({ iat: issuedAt / 1_000 }))}.`;
      return { kind: 'token', token: `token-${userId}${claims}`, userId };
    },
  };
  const store = createDexieSyncStore({ db, digest: systemDigest, ids });
  const locks = createFakeLocks();
  const newChannel = createFakeChannelHub<Kick>();
  const transport = createTransport({
    tokens,
    origin: 'https://passage.test',
    fetch: (input, init) => server.fetch(input, init),
    now: () => clock.now(),
  });
  return {
    data,
    locks,
    store,
    kicks,
    session,
    transport,
    newTab(ownStore = store) {
      const connectivity = createFakeConnectivity();
      const engine = createSyncEngine({
        userId,
        store: ownStore,
        transport,
        clock,
        random,
        locks,
        channel: newChannel(),
        connectivity,
        report: (error) => {
          throw error;
        },
      });
      return { engine, connectivity };
    },
    close: () => db.close(),
  };
}

/** A plain answer to a practice. */
export const answerTo = (practiceId: number, text = 'an answer') => ({
  practiceId,
  taskType: 'WFD' as const,
  value: { kind: 'type' as const, text },
  durationMs: 12_000,
  pteType: 'ACADEMIC' as const,
  score: null,
});
