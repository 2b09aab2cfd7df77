import { Dexie } from 'dexie';

/** Why the browser did not store something. */
export type StorageFailure = 'quota' | 'storage';

/** How a write ended that only the browser can refuse. */
export type Stored = { kind: 'saved' } | { kind: 'not-saved'; reason: StorageFailure };

/** Says how a transaction ended. A bug in our own code is thrown on. */
export async function storing(write: Promise<void>): Promise<Stored> {
  try {
    await write;
    return { kind: 'saved' };
  } catch (error) {
    return { kind: 'not-saved', reason: asStorageFailure(error) };
  }
}

/** Sorts what a failed transaction threw. A bug in our own code is thrown on. */
export function asStorageFailure(error: unknown): StorageFailure {
  if (!(error instanceof Dexie.DexieError)) throw error;
  const inner: unknown = error.inner;
  const names = [error.name, inner instanceof Error ? inner.name : ''];
  return names.includes('QuotaExceededError') ? 'quota' : 'storage';
}
