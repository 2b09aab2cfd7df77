import { createStore, del, delMany, get, keys, set } from 'idb-keyval';
import { createDraftBridge, type DraftBridge } from './draft-bridge.ts';

/**
 * Unfinished answers on this device. A draft is small and only this app reads it, but an older version may have written
 * it: whoever loads one parses it. Nothing here is ever sent.
 */
export interface Drafts {
  /** `null` when there is none. */
  load(key: string): Promise<unknown>;
  /** Of which things a learner has a draft, by the name in its key. */
  namesOf(userId: string): Promise<ReadonlySet<string>>;
  /** Later saves of a key win, in the order of the calls. */
  save(key: string, draft: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  /**
   * What one learner began becomes another's: what was typed before a sign-in. Where the other one has a draft of the same thing, both
   * stay where they are: neither text is lost.
   */
  moveAll(from: string, to: string): Promise<void>;
  /** Every draft of a learner, who leaves. */
  removeAllOf(userId: string): Promise<void>;
  /**
   * For a page that is going: done when it returns, and found by the next `load`. `null`: there is no draft any more.
   * Never throws; a device that refuses keeps what was saved before.
   */
  saveAtOnce(key: string, draft: unknown): void;
}

/** Key of a learner's draft. `name`: what it is of, such as a question. Keys begin with the learner, so that all of theirs can be found. */
export function draftKey(userId: string, name: string | number): string {
  return `${userId} ${name}`;
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
  const load = async (key: string): Promise<unknown> => {
    const kept = bridge.read(key);
    if (!kept) return (await get<unknown>(key, store)) ?? null;
    const { draft } = kept;
    try {
      await (draft === null ? remove(key) : save(key, draft));
    } catch {
      // The database refuses: the bridge keeps it until a later load.
    }
    return draft;
  };
  const isOf = (userId: string) => (key: string) => key.startsWith(draftKey(userId, ''));
  /** Also those that were thrown away in a last moment, which the database may still have. */
  const keysOf = async (userId: string) =>
    new Set([...(await keys<string>(store)).filter(isOf(userId)), ...bridge.keys(draftKey(userId, ''))]);
  return {
    async moveAll(from, to) {
      for (const key of await keysOf(from)) {
        const target = draftKey(to, key.slice(draftKey(from, '').length));
        const draft = await load(key);
        if (draft === null || (await load(target)) !== null) continue;
        await save(target, draft);
        await remove(key);
      }
    },
    async removeAllOf(userId) {
      await delMany((await keys<string>(store)).filter(isOf(userId)), store);
      bridge.forgetAll(draftKey(userId, ''));
    },
    async namesOf(userId) {
      const kept = [...(await keysOf(userId))].filter((key) => bridge.read(key)?.draft !== null);
      return new Set(kept.map((key) => key.slice(draftKey(userId, '').length)));
    },
    load,
    save,
    remove,
    saveAtOnce: (key, draft) => bridge.write(key, draft),
  };
}
