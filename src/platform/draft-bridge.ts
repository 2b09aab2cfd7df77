import { z } from 'zod';
import { before, writeOfBefore, type DraftWrite } from './draft-versions.ts';

/**
 * Carries drafts over the end of a page. IndexedDB is too late there: a reload a few milliseconds after a keystroke
 * ends the transaction with the page. `localStorage` is written when the call returns; other tabs may see it a little later.
 */
export interface DraftBridge {
  /** What was carried over and is not stored yet, of every tab. */
  read(key: string): readonly DraftWrite[];
  write(key: string, write: DraftWrite): void;
  /** This write is stored, and so is what the same writer carried over before it. */
  forget(key: string, write: Pick<DraftWrite, 'by' | 'n'>): void;
  /** Those that begin so. */
  keys(keyStart: string): readonly string[];
  /** All whose key begins so. */
  forgetAll(keyStart: string): void;
  /** Runs when the last words of another tab arrive. The returned function stops it. */
  whenWritten(key: string, run: () => void): () => void;
}

const Carried = z.object({
  by: z.string(),
  n: z.int(),
  at: z.number(),
  draft: z.unknown(),
  seen: z.record(z.string(), z.int()),
  isRefresh: z.boolean().optional(),
});

/** Between the key of a draft and its writer. */
const mark = '\n';

/** The bridge of one database of drafts. Where the browser blocks storage it carries nothing. */
export function createDraftBridge(databaseName: string): DraftBridge {
  const start = `${databaseName} `;
  const entryOf = (key: string, by: string) => start + key + (by === before ? '' : mark + by);
  const isOf = (key: string) => (entry: string) => entry.split(mark, 1)[0] === start + key;

  function entries(): string[] {
    try {
      return Object.keys(localStorage).filter((entry) => entry.startsWith(start));
    } catch {
      // Blocked.
      return [];
    }
  }
  function readEntry(entry: string): DraftWrite | null {
    try {
      const text = localStorage.getItem(entry);
      if (text === null) return null;
      const value: unknown = JSON.parse(text);
      return entry.includes(mark) ? Carried.parse(value) : writeOfBefore(value);
    } catch {
      return null;
    }
  }
  function forgetEntry(entry: string): void {
    try {
      localStorage.removeItem(entry);
    } catch {
      // Blocked: then there is nothing to forget.
    }
  }
  return {
    read: (key) =>
      entries()
        .filter(isOf(key))
        .flatMap((entry) => readEntry(entry) ?? []),
    write(key, write) {
      try {
        localStorage.setItem(entryOf(key, write.by), JSON.stringify(write));
      } catch {
        // Blocked or full: what the database has is what there is.
      }
    },
    forget(key, { by, n }) {
      const entry = entryOf(key, by);
      const kept = readEntry(entry);
      if (kept !== null && kept.n <= n) forgetEntry(entry);
    },
    keys: (keyStart) => [
      ...new Set(
        entries()
          .map((entry) => entry.slice(start.length).split(mark, 1).join(''))
          .filter((key) => key.startsWith(keyStart)),
      ),
    ],
    forgetAll(keyStart) {
      for (const entry of entries()) if (entry.startsWith(start + keyStart)) forgetEntry(entry);
    },
    whenWritten(key, run) {
      const listening = new AbortController();
      addEventListener(
        'storage',
        (event) => {
          if (event.key !== null && event.newValue !== null && isOf(key)(event.key)) run();
        },
        { signal: listening.signal },
      );
      return () => listening.abort();
    },
  };
}
