import { del, get, promisifyRequest, set, update } from 'idb-keyval';
import { createKeyStore } from './key-store.ts';

/** A minute of the largest formats; more is no answer, and would fill the memory of a phone. */
export const largestFileBytes = 60_000_000;

/** Why nothing was kept of what was shared. */
export type ShareProblem = 'none' | 'several' | 'empty' | 'not-audio' | 'large' | 'full';

export interface SharedFile {
  readonly file: File;
  /** The question that it is for; `null` until one is chosen. */
  readonly practiceId: number | null;
}

/** One audio file of another app, on this device until it is handed in or the learner throws it away. The next one takes its place. */
export interface SharedFiles {
  read(): Promise<SharedFile | null>;
  keep(file: File): Promise<void>;
  choose(practiceId: number | null): Promise<void>;
  forget(): Promise<void>;
  /** The learner leaves: nobody sees it until they are back. */
  putAway(userId: string): Promise<void>;
  /** The learner is here: what was put away is there again, unless another file has come meanwhile. */
  bringBack(userId: string): Promise<void>;
  /** What was put away. */
  forgetOf(userId: string): Promise<void>;
}

const key = 'file';
const awayKey = (userId: string) => `file of ${userId}`;
/** In a database of its own, as drafts are. */
const openStore = () => createKeyStore('passage-shared', 'shared');

/** All that the service worker does of it, so that it carries no more. */
export const keepShared = (file: File): Promise<void> =>
  set(key, { file, practiceId: null } satisfies SharedFile, openStore());

export function createSharedFiles(): SharedFiles {
  const store = openStore();
  /** In one step: a file is in one place, whatever happens. */
  const move = async (from: string, to: string, overwrites: boolean): Promise<void> =>
    store('readwrite', async (files) => {
      const [moved, there] = await Promise.all(
        [from, to].map((each) => promisifyRequest<SharedFile | undefined>(files.get(each))),
      );
      if (moved === undefined || (there !== undefined && !overwrites)) return;
      files.put(moved, to);
      files.delete(from);
      await promisifyRequest(files.transaction);
    });
  return {
    read: async () => (await get<SharedFile>(key, store)) ?? null,
    keep: keepShared,
    choose: (practiceId) =>
      update<SharedFile | undefined>(key, (shared) => shared && { ...shared, practiceId }, store),
    forget: () => del(key, store),
    putAway: (userId) => move(key, awayKey(userId), true),
    bringBack: (userId) => move(awayKey(userId), key, false),
    forgetOf: (userId) => del(awayKey(userId), store),
  };
}
