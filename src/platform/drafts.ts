import { delMany, get, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import { systemClock, type Clock } from './clock.ts';
import { createDraftBridge, type DraftBridge } from './draft-bridge.ts';
import {
  applyWrite,
  mergeRows,
  newestFirst,
  noRow,
  parseRow,
  storedRow,
  withoutVersion,
  withVersion,
  type DraftRow,
  type DraftVersion,
  type DraftWrite,
} from './draft-versions.ts';
import { systemIds } from './ids.ts';
import { inTime } from './in-time.ts';
import { createKeyStore } from './key-store.ts';
import { untilDone } from './until-done.ts';

/** A write as its writer knows it; when it was is added here. */
export type NewWrite = Omit<DraftWrite, 'at'>;

/**
 * Unfinished answers on this device. A draft is small and only this app reads it, but an older version may have written
 * it: whoever loads one parses it. Nothing here is ever sent. Tabs that do not know of each other take nothing from each other: what
 * both wrote is kept side by side (draft-versions.ts).
 */
export interface Drafts {
  /** The newest text; `null` when there is none. */
  load(key: string): Promise<unknown>;
  /** All there is of it, for `readRow`. */
  find(key: string): Promise<DraftRow>;
  /** Of which things a learner has a draft, by the name in its key. */
  namesOf(userId: string): Promise<ReadonlySet<string>>;
  /** What a writer in this page is about to store: a `find` in this page shows it already. */
  announce(key: string, write: NewWrite): void;
  /** Takes the place of what its writer had seen. Done twice it is done once. */
  write(key: string, write: NewWrite): Promise<void>;
  /** Takes the place of whatever there is: for what is no text, such as the last choice. */
  save(key: string, draft: unknown): Promise<void>;
  /** Makes one of the versions the newest. */
  prefer(key: string, version: DraftVersion): Promise<void>;
  /** Throws one of the versions away. */
  discard(key: string, version: DraftVersion): Promise<void>;
  /** Takes that back. */
  restore(key: string, version: DraftVersion): Promise<void>;
  /**
   * What one learner began becomes another's: what was typed before a sign-in. Where the other one has a draft of the same thing, both
   * stay where they are: neither text is lost.
   */
  moveAll(from: string, to: string): Promise<void>;
  /** Stores what pages of everybody but this learner carried over their end. */
  settleOthers(userId: string): Promise<void>;
  /** Every draft of a learner, who leaves. */
  removeAllOf(userId: string): Promise<void>;
  /**
   * For a page that is going: done when it returns, and found by the next `find`. Never throws; a device that refuses keeps what was
   * saved before.
   */
  writeAtOnce(key: string, write: NewWrite): void;
  /** Runs when another tab that is going leaves its last words. The returned function stops it. */
  whenLeft(key: string, run: () => void): () => void;
}

/** Key of a learner's draft. `name`: what it is of, such as a question. Keys begin with the learner, so that all of theirs can be found. */
export function draftKey(userId: string, name: string | number): string {
  return `${userId} ${name}`;
}

/** No learner's: those keys have a space in them. */
const nameKey = 'name';

/** For a database that never answers, as on iPhones that have run short of memory: nobody may wait for it for ever. */
const patienceMs = 15_000;

/** Drafts in a database of their own, so that a change to them never needs a migration of the learner's answers. */
export function createDrafts(
  databaseName = 'passage-drafts',
  bridge: DraftBridge = createDraftBridge(databaseName),
  clock: Pick<Clock, 'now' | 'after'> = systemClock,
): Drafts {
  /** What this page knows of the drafts that it has to do with. */
  const known = new Map<string, DraftRow>();
  /** The name of the database that it knows them of. */
  let name: string | null = null;
  const database = createKeyStore(databaseName, 'drafts', clock, () => void untilDone(putBack, clock));
  const store: UseStore = (mode, run) =>
    inTime(database(mode, run), { message: 'The drafts do not answer', ms: patienceMs, clock });

  /** Reads, changes and stores a row in one transaction. */
  const change = (key: string, step: (row: DraftRow) => DraftRow): Promise<DraftRow> =>
    store('readwrite', async (rows) => {
      const named =
        name ?? (await promisifyRequest<string | undefined>(rows.get(nameKey))) ?? systemIds.uuid();
      if (name === null) rows.put(named, nameKey);
      const row = step(parseRow(await promisifyRequest<unknown>(rows.get(key))));
      if (row.versions.length === 0) rows.delete(key);
      else rows.put(storedRow(row), key);
      await promisifyRequest(rows.transaction);
      known.set(key, row);
      name = named;
      return row;
    });
  /** Where the browser has cleared them: nobody else has what was written here. What another tab has handed in stays away. */
  async function putBack(): Promise<void> {
    if (name === null || name !== (await get<string>(nameKey, store))) {
      name = null;
      for (const [key, row] of known) await change(key, (stored) => mergeRows(stored, row));
    }
    // Writes that were under way may have ended with the connection.
    for (const { key, write } of announced) await change(key, (stored) => applyWrite(stored, write));
  }

  let announced: readonly { key: string; write: DraftWrite }[] = [];
  const forgetAnnounced = (key: string, { by, n }: NewWrite) => {
    announced = announced.filter((one) => one.key !== key || one.write.by !== by || one.write.n > n);
  };
  async function find(key: string): Promise<DraftRow> {
    const row = await findStored(key);
    return announced.reduce((known, one) => (one.key === key ? applyWrite(known, one.write) : known), row);
  }

  async function findStored(key: string): Promise<DraftRow> {
    const carried = bridge.read(key);
    const merge = (row: DraftRow) => carried.reduce(applyWrite, row);
    if (carried.length === 0) {
      const row = parseRow(await get<unknown>(key, store));
      known.set(key, row);
      return row;
    }
    try {
      const row = await change(key, merge);
      for (const write of carried) bridge.forget(key, write);
      return row;
    } catch {
      // The database refuses to write: the bridge keeps it until a later visit.
      return merge(parseRow(await get<unknown>(key, store).catch(() => null)));
    }
  }
  const stamped = (write: NewWrite): DraftWrite => ({ ...write, at: clock.now() });
  const isOf = (userId: string) => (key: string) => key.startsWith(draftKey(userId, ''));
  /** Also those that a page carried over its end, which may be thrown away ones. */
  const keysOf = async (userId: string) =>
    new Set([...(await keys<string>(store)).filter(isOf(userId)), ...bridge.keys(draftKey(userId, ''))]);
  return {
    async moveAll(from, to) {
      for (const key of await keysOf(from)) {
        const target = draftKey(to, key.slice(draftKey(from, '').length));
        const row = await find(key);
        if (row.versions.length === 0 || (await find(target)).versions.length > 0) continue;
        // Both, if it ends between the two.
        await change(target, () => row);
        await change(key, () => noRow);
      }
    },
    async settleOthers(userId) {
      for (const key of bridge.keys('')) if (!isOf(userId)(key)) await find(key);
    },
    async removeAllOf(userId) {
      await delMany((await keys<string>(store)).filter(isOf(userId)), store);
      bridge.forgetAll(draftKey(userId, ''));
      announced = announced.filter(({ key }) => !isOf(userId)(key));
      for (const key of [...known.keys()].filter(isOf(userId))) known.delete(key);
    },
    async namesOf(userId) {
      const names = new Set<string>();
      const carried = new Set(bridge.keys(draftKey(userId, '')));
      for (const key of await keysOf(userId)) {
        const isThere = !carried.has(key) || (await find(key)).versions.length > 0;
        if (isThere) names.add(key.slice(draftKey(userId, '').length));
      }
      return names;
    },
    find,
    load: async (key) => newestFirst(await find(key))[0]?.draft ?? null,
    announce(key, write) {
      forgetAnnounced(key, write);
      announced = [...announced, { key, write: stamped(write) }];
    },
    async write(key, write) {
      await change(key, (row) => applyWrite(row, stamped(write)));
      forgetAnnounced(key, write);
      bridge.forget(key, write);
    },
    async save(key, draft) {
      await find(key);
      await change(key, () => parseRow(draft));
    },
    async prefer(key, version) {
      await change(key, (row) => withVersion(row, { ...version, at: clock.now() }));
    },
    async discard(key, version) {
      await change(key, (row) => withoutVersion(row, version));
    },
    async restore(key, version) {
      await change(key, (row) => withVersion(row, version));
    },
    writeAtOnce: (key, write) => bridge.write(key, stamped(write)),
    whenLeft: (key, run) => bridge.whenWritten(key, run),
  };
}
