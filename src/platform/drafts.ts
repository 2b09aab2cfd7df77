import { clear, createStore, del, get, set } from 'idb-keyval';
import { createDraftBridge, type DraftBridge } from './draft-bridge.ts';

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
  /** All of them: the learner leaves. */
  clear(): Promise<void>;
  /**
   * For a page that is going: done when it returns, and found by the next `load`. `null`: there is no draft any more.
   * Never throws; a device that refuses keeps what was saved before.
   */
  saveAtOnce(key: string, draft: unknown): void;
}

/** Drafts in a database of their own, so that a change to them never needs a migration of the learner's answers. */
export function createDrafts(
  databaseName = 'passage-drafts',
  bridge: DraftBridge = createDraftBridge(databaseName),
): Drafts {
  const store = createStore(databaseName, 'drafts');
  const save = async (key: string, draft: unknown) => {
    await set(key, draft, store);
    bridge.forget(key);
  };
  const remove = async (key: string) => {
    await del(key, store);
    bridge.forget(key);
  };
  return {
    clear: () => clear(store),
    async load(key) {
      const kept = bridge.read(key);
      if (!kept) return (await get<unknown>(key, store)) ?? null;
      const { draft } = kept;
      try {
        await (draft === null ? remove(key) : save(key, draft));
      } catch {
        // The database refuses: the bridge keeps it until a later load.
      }
      return draft;
    },
    save,
    remove,
    saveAtOnce: (key, draft) => bridge.write(key, draft),
  };
}
