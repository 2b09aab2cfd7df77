import { Dexie } from 'dexie';

/** Why the browser did not store something. */
export type StorageFailure = 'quota' | 'storage';

/** Sorts what a failed transaction threw. A bug in our own code is thrown on. */
export function asStorageFailure(error: unknown): StorageFailure {
  if (!(error instanceof Dexie.DexieError)) throw error;
  const inner: unknown = error.inner;
  const names = [error.name, inner instanceof Error ? inner.name : ''];
  return names.includes('QuotaExceededError') ? 'quota' : 'storage';
}
