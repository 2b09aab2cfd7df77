import { del, entries, get, set, update } from 'idb-keyval';
import { createKeyStore } from '#platform/key-store.ts';
import type { ProviderEndpoints, SessionRecord, SignInAttempt, UntoldSignOut } from './session-record.ts';

/** What the session keeps on the device, shared by all tabs and the service worker. */
export interface SessionStore {
  read(): Promise<SessionRecord | null>;
  /** One atomic step, whatever other tabs do. Returns what is stored afterwards. */
  change(step: (record: SessionRecord | null) => SessionRecord | null): Promise<SessionRecord | null>;
  saveAttempt(state: string, attempt: SignInAttempt): Promise<void>;
  readAttempt(state: string): Promise<SignInAttempt | null>;
  removeAttempt(state: string): Promise<void>;
  /** Attempts that were never finished. */
  removeAttemptsBefore(instant: number): Promise<void>;
  readEndpoints(): Promise<ProviderEndpoints | null>;
  saveEndpoints(endpoints: ProviderEndpoints): Promise<void>;
  readUntold(): Promise<UntoldSignOut | null>;
  saveUntold(untold: UntoldSignOut | null): Promise<void>;
}

const attemptPrefix = 'attempt:';

/** In a database of its own: the learner's answers and their migrations have nothing to do with tokens. */
export function createSessionStore(databaseName = 'passage-session'): SessionStore {
  const store = createKeyStore(databaseName, 'session');
  /** As it was last read here. A sign-out stores `null`; where there is nothing at all the browser has cleared it under the page. */
  let known: SessionRecord | null = null;
  return {
    async read() {
      try {
        const found = await get<SessionRecord | null>('record', store);
        if (found !== undefined) known = found;
        else if (known !== null) await set('record', known, store);
      } catch (error) {
        // While it is being cleared the browser does not open it.
        if (known === null) throw error;
      }
      return known;
    },
    async change(step) {
      await update<SessionRecord | null>(
        'record',
        (record) => (known = step(record === undefined ? known : record)),
        store,
      );
      return known;
    },
    saveAttempt: (state, attempt) => set(attemptPrefix + state, attempt, store),
    readAttempt: async (state) => (await get<SignInAttempt>(attemptPrefix + state, store)) ?? null,
    removeAttempt: (state) => del(attemptPrefix + state, store),
    async removeAttemptsBefore(instant) {
      for (const [key, value] of await entries<string, SignInAttempt>(store)) {
        if (key.startsWith(attemptPrefix) && value.startedAt < instant) await del(key, store);
      }
    },
    readEndpoints: async () => (await get<ProviderEndpoints>('endpoints', store)) ?? null,
    saveEndpoints: (endpoints) => set('endpoints', endpoints, store),
    readUntold: async () => (await get<UntoldSignOut>('untold', store)) ?? null,
    saveUntold: (untold) => (untold === null ? del('untold', store) : set('untold', untold, store)),
  };
}
