import { Dexie, type Table } from 'dexie';
import { onTestFinished } from 'vitest';

/** What TypeScript's library does not know of https://wicg.github.io/storage-buckets/ yet. */
interface StorageBuckets {
  open(name: string, options: { readonly quota: number }): Promise<{ readonly indexedDB: IDBFactory }>;
  delete(name: string): Promise<void>;
}

const quotaBytes = 3_000_000;

/**
 * Databases that the test opens from now on lie in a storage bucket of 3 MB in real Chromium. `fill` takes all of its room,
 * `makeRoom` gives it back. The bucket is the test's own: Chromium asks about room at most every 30 seconds, so an override
 * of the origin's quota would let the first writes through when another test has written a moment before.
 */
export async function useSmallDisk() {
  const { storageBuckets } = navigator as Navigator & { readonly storageBuckets: StorageBuckets };
  const name = `small-${crypto.randomUUID()}`;
  const usual = Dexie.dependencies.indexedDB;
  const bucket = await storageBuckets.open(name, { quota: quotaBytes });
  Dexie.dependencies.indexedDB = bucket.indexedDB;
  onTestFinished(async () => {
    Dexie.dependencies.indexedDB = usual;
    await storageBuckets.delete(name);
  });
  const filler = new Dexie('filler');
  filler.version(1).stores({ rows: '++' });
  return { fill: () => fill(filler.table('rows')), makeRoom: () => filler.delete() };
}

/** Writes until not even a small row finds room. */
async function fill(rows: Table): Promise<void> {
  for (const size of [50_000, 1]) {
    let refusal: string | undefined;
    while (refusal === undefined)
      refusal = await rows.add(crypto.getRandomValues(new Uint8Array(size))).then(() => undefined, String);
    if (!refusal.includes('Quota')) throw new Error(`The disk is not full but broken: ${refusal}`);
  }
}
