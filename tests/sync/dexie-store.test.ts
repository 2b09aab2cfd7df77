import { setBookmark } from '#data/commands/set-bookmark.ts';
import { commit } from '#data/store/commit.ts';
import { enqueue } from '#data/store/queue/enqueue.ts';
import { changedKinds } from '#domain/outbox/kinds/changed-kinds.ts';
import { findOpRule } from '#domain/outbox/kinds/op-rules.ts';
import { newOp } from '#domain/outbox/new-op.ts';
import { findEntity } from '#data/queries/entities.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createDevice } from '#tests/support/sync-device.ts';
import { runSyncStoreSuite } from './store-suite.ts';

let ops = 0;

runSyncStoreSuite('Dexie on fake-indexeddb', async () => {
  const nobody = { fetch: () => Promise.reject(new TypeError('no network')) };
  const { data, store } = await createDevice({ server: nobody, clock: createFakeClock() });
  const { db } = data;
  return {
    store,
    async setBookmark(userId, practiceId, type) {
      await setBookmark({ ...data, userId }, { practiceId, type });
      return (await db.outbox.toCollection().last())?.opId ?? '';
    },
    async enqueue(userId, op) {
      ops += 1;
      const opId = `66666666-0000-4000-8000-${String(ops).padStart(12, '0')}`;
      await enqueue(db, op, { userId, opId, at: 0 });
      return opId;
    },
    async write(userId, kind, payload) {
      ops += 1;
      const opId = `66666666-0000-4000-8000-${String(ops).padStart(12, '0')}`;
      await commit(
        { ...data, userId, ids: { uuid: () => opId } },
        {
          async write({ entities }) {
            const changed = changedKinds[kind];
            const key = findOpRule(kind)?.key(payload) ?? '';
            const row = changed ? await entities.get([userId, changed, key]) : undefined;
            return [newOp(kind, payload, { shadow: row?.shadow ?? null })];
          },
        },
      );
      return opId;
    },
    shown: async (userId, kind, key) => (await findEntity({ db, userId }, kind, key))?.value ?? null,
    async addBlob(userId, sha256) {
      const bytes = new Uint8Array([1, 2, 3]).buffer;
      await db.blobs.add({
        userId,
        sha256,
        bytes,
        mimeType: 'audio/mpeg',
        sizeBytes: 3,
        createdAt: 0,
        uploaded: 0,
      });
    },
    shownBookmark: async (userId, practiceId) =>
      (await db.bookmarks.get([userId, practiceId]))?.type ?? 'UNMARK',
    shownAnswers: async (userId) =>
      (await db.answers.toArray())
        .filter((row) => row.userId === userId && row.hidden === 0)
        .map((row) => row.answerId)
        .sort(),
  };
});
