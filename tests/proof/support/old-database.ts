import type { Page } from '@playwright/test';

/**
 * Writes a database of an older version of the app, as `tests/fixtures/database-dump.ts` reads it, into the origin of a
 * page that has none open. Plain IndexedDB: nothing of this build has a hand in it.
 */
export async function writeOldDatabase(
  page: Page,
  { name, text }: { name: string; text: string },
): Promise<void> {
  await page.evaluate(
    async ([name, text]) => {
      const dump = JSON.parse(text, (_, value: unknown) => {
        const bytes = (value as { $bytes?: string } | null)?.$bytes;
        return bytes === undefined
          ? value
          : Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0)).buffer;
      }) as { version: number; stores: Record<string, string>; tables: Record<string, unknown[]> };
      const pathOf = (key: string) => (key.startsWith('[') ? key.slice(1, -1).split('+') : key);
      const done = (request: IDBRequest | IDBTransaction, event: string) =>
        new Promise<void>((resolve, reject) => {
          request.addEventListener(event, () => resolve());
          request.addEventListener('error', () => reject(request.error ?? new Error(event)));
        });
      // Dexie counts in tenths.
      const opening = indexedDB.open(name, dump.version * 10);
      opening.addEventListener('upgradeneeded', () => {
        for (const [table, schema] of Object.entries(dump.stores)) {
          const [key = '', ...indexes] = schema.split(', ');
          const autoIncrement = key.startsWith('++');
          const store = opening.result.createObjectStore(table, {
            keyPath: pathOf(key.replace('++', '')),
            autoIncrement,
          });
          for (const index of indexes) {
            const path = index.replace(/^[&*]/, '');
            const options = { unique: index.startsWith('&'), multiEntry: index.startsWith('*') };
            store.createIndex(path, pathOf(path), options);
          }
        }
      });
      await done(opening, 'success');
      const db = opening.result;
      const writing = db.transaction(Object.keys(dump.stores), 'readwrite');
      for (const [table, rows] of Object.entries(dump.tables)) {
        for (const row of rows) writing.objectStore(table).add(row);
      }
      await done(writing, 'complete');
      db.close();
    },
    [name, text] as const,
  );
}
