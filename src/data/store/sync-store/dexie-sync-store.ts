import { Dexie } from 'dexie';
import type { PassageDb, PassageTables } from '#data/store/database.ts';
import { readMeta, writeMeta } from '#data/store/meta.ts';
import { writeBlobs } from '#data/store/recordings/write-blobs.ts';
import { planUploaded } from '#domain/outbox/blob-writes.ts';
import type { Digest } from '#platform/digest.ts';
import type { Ids } from '#platform/ids.ts';
import { applyPage, clearStaging } from './pull-steps.ts';
import { markInflight } from './mark-inflight.ts';
import { createKnownTargets } from './known-targets.ts';
import { readQueue, releaseOlder } from './queue-steps.ts';
import { settleOps } from './settle-ops.ts';
import { summarize } from './summarize.ts';
import type { EngineMemory } from '#domain/outbox/store/engine-memory.ts';
import {
  afterBeat,
  afterPage,
  afterReset,
  afterRestage,
  afterSettle,
  afterTake,
  afterUnpark,
  whileHeld,
} from '#domain/outbox/store/memory-steps.ts';
import { readEngineMemory, memoryKey } from './read-engine-memory.ts';
import type { Fence, Lease, SyncStore } from '#domain/outbox/store/sync-store.ts';

const drainTables = [
  'practices',
  'answers',
  'bookmarks',
  'profiles',
  'entities',
  'outbox',
  'blobs',
  'staging',
  'meta',
  'oplog',
] as const satisfies readonly (keyof PassageTables)[];

/** The store over Dexie. Each method is one IndexedDB transaction. */
export function createDexieSyncStore({
  db,
  digest,
  ids,
}: {
  db: PassageDb;
  digest: Digest;
  ids: Ids;
}): SyncStore {
  const tables = drainTables.map((name) => db[name]);
  const targets = createKnownTargets(db);
  const countWaiting = async (userId: string) => db.outbox.where({ userId }).count();
  const atomically = <Value>(step: () => Promise<Value>) => db.transaction('rw', tables, step);

  /** `after`: see `memory-steps.ts`; where it lets the step happen, this is done. What it returns as `state` is saved with it. */
  const fenced = <After, Value extends object>(
    { userId }: Lease,
    after: (memory: EngineMemory) => After | null,
    step: (after: After) => Promise<{ state: EngineMemory; value: Value }>,
  ): Promise<Fence<Value>> =>
    atomically(async () => {
      const before = await readEngineMemory(db, userId);
      const allowed = after(before);
      if (allowed === null) return { kind: 'fenced' };
      const { state, value } = await step(allowed);
      if (state !== before) await writeMeta(db, memoryKey(userId), state);
      return { kind: 'ok', ...value };
    });

  return {
    async takeLease(userId, now) {
      const freshId = ids.uuid();
      targets.forget(userId);
      return atomically(async () => {
        const state = afterTake(await readEngineMemory(db, userId), now);
        await writeMeta(db, memoryKey(userId), state);
        await releaseOlder(db, userId);
        const clientId = (await readMeta(db, 'client-id')) ?? freshId;
        if (clientId === freshId) await writeMeta(db, 'client-id', clientId);
        return { lease: { userId, epoch: state.epoch }, state, clientId };
      });
    },
    async endLease(lease, { now, isSynced }) {
      const ended = (memory: EngineMemory) => afterBeat(memory, lease, null);
      await fenced(lease, ended, async (state) => {
        const waiting = await countWaiting(lease.userId);
        const syncedAt = isSynced && waiting === 0 ? now : state.syncedAt;
        return { state: { ...state, syncedAt }, value: {} };
      });
    },
    beat: (lease, now) =>
      fenced(
        lease,
        (memory) => afterBeat(memory, lease, now),
        async (state) => ({ state, value: {} }),
      ),
    readState: (userId) => readEngineMemory(db, userId),
    countWaiting,
    async readQueue(userId, afterSeq) {
      const queue = await readQueue(db, userId, afterSeq);
      targets.learn(userId, { afterSeq, queue });
      return queue;
    },
    markInflight: (lease, seqs, now) =>
      fenced(
        lease,
        (memory) => whileHeld(memory, lease),
        async (state) => {
          const { serverTime } = state;
          return { state, value: await markInflight(db, lease, { seqs, now, serverTime }) };
        },
      ),
    settle: (lease, { settlements, host, now, next }) =>
      fenced(
        lease,
        (memory) => afterSettle(memory, lease, host),
        async (state) => {
          await settleOps(db, lease, {
            settlements,
            now,
            newId: () => ids.uuid(),
            opsAbout: targets.reader(lease.userId),
          });
          const { serverTime } = state;
          const marked = await markInflight(db, lease, { seqs: next, now, serverTime });
          return { state, value: { next: marked } };
        },
      ),
    listMissingBlobs: async (userId) => {
      const keys = await db.blobs.where({ userId, uploaded: 0 }).primaryKeys();
      return keys.map(([, sha256]) => sha256);
    },
    async readBlob(userId, sha256) {
      const row = await db.blobs.get([userId, sha256]);
      return row ? { bytes: row.bytes, mimeType: row.mimeType } : null;
    },
    markUploaded: (lease, sha256) =>
      fenced(
        lease,
        (memory) => whileHeld(memory, lease),
        async (state) => {
          await writeBlobs(db, lease.userId, planUploaded(sha256));
          return { state, value: {} };
        },
      ),
    applyPage: (lease, page) =>
      fenced(
        lease,
        (memory) => afterPage(memory, lease, page),
        async (step) => {
          const { userId } = lease;
          const state = await applyPage(db, { userId, step, page, opsAbout: targets.reader(userId) });
          return { state, value: {} };
        },
      ),
    beginRestage: (lease, cause, kinds) =>
      fenced(
        lease,
        (memory) => afterRestage(memory, lease, { cause, kinds }),
        async (state) => {
          await clearStaging(db, lease.userId);
          return { state, value: {} };
        },
      ),
    summarize: (userId) => summarize(db, digest, userId),
    resetBackoff: (userId) =>
      atomically(async () => {
        // By the index: with 10,000 in the queue a cursor over all of them holds everybody up for seconds.
        await db.outbox
          .where('[userId+state+dueAt]')
          .between([userId, 'pending', 0], [userId, 'pending', Dexie.maxKey], false)
          .modify({ dueAt: 0 });
        const before = await readEngineMemory(db, userId);
        const state = afterReset(before);
        if (state !== before) await writeMeta(db, memoryKey(userId), state);
      }),
    unpark: (lease, states) =>
      fenced(
        lease,
        (memory) => afterUnpark(memory, lease, states),
        async (after) => {
          const { userId } = lease;
          for (const state of states)
            await db.outbox.where({ userId, state }).modify({ state: 'pending', dueAt: 0 });
          return { state: after, value: {} };
        },
      ),
  };
}
