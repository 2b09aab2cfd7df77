import { createStore, del, get, set } from 'idb-keyval';

/**
 * Unfinished answers on this device. A draft is small and only this app reads it, but an older version may have written
 * it: whoever loads one parses it. Nothing here is ever sent.
 */
export interface Drafts {
  /** `null` when there is none. */
  load(key: string): Promise<unknown>;
  /** Later saves of a key win, in the order of the calls. */
  save(key: string, draft: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Drafts in a database of their own, so that a change to them never needs a migration of the learner's answers. */
export function createDrafts(databaseName = 'passage-drafts'): Drafts {
  const store = createStore(databaseName, 'drafts');
  return {
    load: async (key) => (await get<unknown>(key, store)) ?? null,
    save: (key, draft) => set(key, draft, store),
    remove: (key) => del(key, store),
  };
}
