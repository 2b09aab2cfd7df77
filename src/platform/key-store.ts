import { createStore, type UseStore } from 'idb-keyval';
import { onceCached, redoIfCached } from './cached-page.ts';

/** A store of idb-keyval whose transactions are done again when the back/forward cache has aborted them. */
export function createKeyStore(databaseName: string, storeName: string): UseStore {
  const use = createStore(databaseName, storeName);
  return <Value>(mode: IDBTransactionMode, callback: (store: IDBObjectStore) => Value | PromiseLike<Value>) =>
    redoIfCached(() =>
      use(
        mode,
        (store) =>
          new Promise<Value>((resolve, reject) => {
            onceCached(store.transaction, reject);
            Promise.resolve(callback(store)).then(resolve, reject);
          }),
      ),
    );
}
