import { createStore, type UseStore } from 'idb-keyval';
import { redoIfCached } from './cached-page.ts';

/** A store of idb-keyval whose transactions are done again when the back/forward cache has aborted them. */
export function createKeyStore(databaseName: string, storeName: string): UseStore {
  const use = createStore(databaseName, storeName);
  return (mode, callback) => redoIfCached(() => use(mode, callback));
}
