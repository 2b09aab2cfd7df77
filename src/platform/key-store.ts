import type { UseStore } from 'idb-keyval';
import { onceCached, redoIfCached } from './cached-page.ts';
import { systemClock, type Clock } from './clock.ts';
import { openAnswering } from './open-answering.ts';

function openOnce(databaseName: string, storeName: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    request.addEventListener('success', () => resolve(request.result));
    // A browser's own error; what catches it asks for no more than its name.
    request.addEventListener('error', () => reject(request.error as DOMException));
  });
}

/**
 * A database of keys and values for the functions of idb-keyval, whose own `createStore` waits for ever when the first opening ends
 * without an event: this one opens again until the browser answers. What the back/forward cache has aborted is done again.
 * `onClosed`: the browser has closed it; what was stored may be gone.
 */
export function createKeyStore(
  databaseName: string,
  storeName: string,
  clock: Pick<Clock, 'after'> = systemClock,
  onClosed: () => void = () => {},
): UseStore {
  let opening: Promise<IDBDatabase> | undefined;

  async function open(): Promise<IDBDatabase> {
    try {
      const database = await openAnswering(() => openOnce(databaseName, storeName), {
        clock,
        onSilent: () => {},
      });
      // Safari closes connections by itself at times, and whoever clears the data of a site closes them too.
      database.addEventListener('close', () => {
        opening = undefined;
        onClosed();
      });
      return database;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

  return <Value>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => Value | PromiseLike<Value>) =>
    redoIfCached(async () => {
      opening ??= open();
      const database = await opening;
      return new Promise<Value>((resolve, reject) => {
        const store = database.transaction(storeName, mode).objectStore(storeName);
        onceCached(store.transaction, reject);
        Promise.resolve(use(store)).then(resolve, reject);
      });
    });
}
