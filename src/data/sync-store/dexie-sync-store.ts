import { Dexie } from 'dexie';
import type { PassageDb, PassageTables } from '#data/database.ts';
import { readMeta, writeMeta } from '#data/meta.ts';
import { outboxSummary } from '#data/queue/outbox-summary.ts';
import type { Digest } from '#platform/digest.ts';
import type { Ids } from '#platform/ids.ts';
import { applyPage, clearStaging } from './pull-steps.ts';
import { markInflight } from './mark-inflight.ts';
import { createKnownTargets } from './known-targets.ts';
import { readQueue, releaseOlder, unparkKnown } from './queue-steps.ts';
import { settleOps } from './settle-ops.ts';
import { forgetSkipped } from '#domain/outbox/store/skipped.ts';
import { summarize } from './summarize.ts';
import { laterTime, type EngineMemory } from '#domain/outbox/store/engine-memory.ts';
import { readEngineMemory, memoryKey } from './read-engine-memory.ts';
import type { Fence, Lease, SyncStore } from '#domain/outbox/store/sync-store.ts';

const drainTables = [
  'practices', 'answers', 'bookmarks', 'profiles', 'entities', 'outbox', 'blobs', 'staging', 'meta', 'oplog',
] as const satisfies readonly (keyof PassageTables)[]; // prettier-ignore

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
  const atomically = <Value>(step: () => Promise<Value>) => db.transaction('rw', tables, step);

  /** The fence: the step runs only while the lease is the last one. What it returns as `state` is saved with it. */
  const fenced = <Value extends object>(
    { userId, epoch }: Lease,
    step: (state: EngineMemory) => Promise<{ state: EngineMemory; value: Value }>,
  ): Promise<Fence<Value>> =>
    atomically(async () => {
      const before = await readEngineMemory(db, userId);
      if (before.epoch !== epoch) return { kind: 'fenced' };
      const { state, value } = await step(before);
      if (state !== before) await writeMeta(db, memoryKey(userId), state);
      return { kind: 'ok', ...value };
    });

  return {
    async takeLease(userId, now) {
      const freshId = ids.uuid();
      targets.forget(userId);
      return atomically(async () => {
        const before = await readEngineMemory(db, userId);
        const state = { ...before, epoch: before.epoch + 1, beatAt: now };
        await writeMeta(db, memoryKey(userId), state);
        await releaseOlder(db, userId);
        await unparkKnown(db, userId);
        const clientId = (await readMeta(db, 'client-id')) ?? freshId;
        if (clientId === freshId) await writeMeta(db, 'client-id', clientId);
        return { lease: { userId, epoch: state.epoch }, state, clientId };
      });
    },
    async endLease(lease, { now, isSynced }) {
      await fenced(lease, async (state) => {
        const { waiting } = await outboxSummary({ db, userId: lease.userId });
        const syncedAt = isSynced && waiting === 0 ? now : state.syncedAt;
        return { state: { ...state, beatAt: null, syncedAt }, value: {} };
      });
    },
    beat: (lease, now) => fenced(lease, async (state) => ({ state: { ...state, beatAt: now }, value: {} })),
    readState: (userId) => readEngineMemory(db, userId),
    countWaiting: async (userId) => db.outbox.where({ userId }).count(),
    async readQueue(userId, afterSeq) {
      const queue = await readQueue(db, userId, afterSeq);
      targets.learn(userId, { afterSeq, queue });
      return queue;
    },
    markInflight: (lease, seqs, now) =>
      fenced(lease, async (state) => {
        const { serverTime } = state;
        return { state, value: await markInflight(db, lease, { seqs, now, serverTime }) };
      }),
    settle: (lease, { settlements, host, now, next }) =>
      fenced(lease, async (state) => {
        await settleOps(db, lease, {
          settlements,
          now,
          newId: () => ids.uuid(),
          opsAbout: targets.reader(lease.userId),
        });
        const serverTime = laterTime(state.serverTime, host.serverTime);
        const marked = await markInflight(db, lease, { seqs: next, now, serverTime });
        return { state: { ...state, ...host, serverTime }, value: { next: marked } };
      }),
    listMissingBlobs: async (userId) => {
      const keys = await db.blobs.where({ userId, uploaded: 0 }).primaryKeys();
      return keys.map(([, sha256]) => sha256);
    },
    async readBlob(userId, sha256) {
      const row = await db.blobs.get([userId, sha256]);
      return row ? { bytes: row.bytes, mimeType: row.mimeType } : null;
    },
    markUploaded: (lease, sha256) =>
      fenced(lease, async (state) => {
        await db.blobs.where({ userId: lease.userId, sha256 }).modify({ uploaded: 1 });
        return { state, value: {} };
      }),
    applyPage: (lease, page) =>
      fenced(lease, async (before) => {
        const state = await applyPage(db, {
          userId: lease.userId,
          state: before,
          page,
          opsAbout: targets.reader(lease.userId),
        });
        return { state, value: {} };
      }),
    beginRestage: (lease, cause, kinds) =>
      fenced(lease, async (state) => {
        await clearStaging(db, lease.userId);
        const checkMismatches = state.checkMismatches + (cause === 'mismatch' ? 1 : 0);
        const restage = { cursor: null, ...(kinds ? { kinds } : {}) };
        return { state: { ...forgetSkipped(state, kinds), restage, checkMismatches }, value: {} };
      }),
    summarize: (userId) => summarize(db, digest, userId),
    resetBackoff: (userId) =>
      atomically(async () => {
        // By the index: with 10,000 in the queue a cursor over all of them holds everybody up for seconds.
        await db.outbox
          .where('[userId+state+dueAt]')
          .between([userId, 'pending', 0], [userId, 'pending', Dexie.maxKey], false)
          .modify({ dueAt: 0 });
        const state = await readEngineMemory(db, userId);
        if (state.pause?.cause === 'backoff')
          await writeMeta(db, memoryKey(userId), { ...state, pause: null });
      }),
    unpark: (lease, states) =>
      fenced(lease, async (before) => {
        const { userId } = lease;
        for (const state of states)
          await db.outbox.where({ userId, state }).modify({ state: 'pending', dueAt: 0 });
        if (!states.includes('parked-auth')) return { state: before, value: {} };
        const trouble = before.trouble === 'sign-in' ? null : before.trouble;
        return { state: { ...before, needsSignIn: false, trouble }, value: {} };
      }),
  };
}
