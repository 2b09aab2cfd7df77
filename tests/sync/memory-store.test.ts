import { createMemorySyncStore } from '#tests/support/memory-sync-store.ts';
import { runSyncStoreSuite } from './store-suite.ts';

runSyncStoreSuite('memory', async () => {
  const store = createMemorySyncStore();
  let ops = 0;
  const nextId = () => {
    ops += 1;
    return `77777777-0000-4000-8000-${String(ops).padStart(12, '0')}`;
  };
  return {
    store,
    async setBookmark(userId, practiceId, type) {
      const opId = nextId();
      store.write(userId, 'bookmark.set', { practiceId, type }, { opId });
      return opId;
    },
    async enqueue(userId, op) {
      const opId = nextId();
      store.enqueue(userId, op, opId);
      return opId;
    },
    async write(userId, kind, payload) {
      const opId = nextId();
      store.write(userId, kind, payload, { opId });
      return opId;
    },
    shown: async (userId, kind, key) => store.shown(userId, kind, key),
    addBlob: async (userId, sha256) => store.addBlob(userId, sha256, new Uint8Array([1, 2, 3]).buffer),
    shownBookmark: async (userId, practiceId) =>
      store.shown(userId, 'bookmark', String(practiceId))?.type ?? 'UNMARK',
    shownAnswers: async (userId) => store.shownKeys(userId, 'answer'),
  };
});
