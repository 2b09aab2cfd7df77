import type { Page } from '@playwright/test';

/** All that IndexedDB, localStorage and sessionStorage of the page hold, as one text; bytes as their number. */
export const everythingOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const all: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await asked(indexedDB.open(name));
      for (const store of db.objectStoreNames)
        if (!/^(practices|items|packs?|media|dictionary)/.test(store))
          all.push([name, store, await asked(db.transaction(store).objectStore(store).getAll())]);
      db.close();
    }
    return JSON.stringify(all, (_key, value: unknown) =>
      value instanceof ArrayBuffer ? `${value.byteLength} bytes` : value,
    );
  });
