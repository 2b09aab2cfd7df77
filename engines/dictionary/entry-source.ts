import type { StoredEntry, StoredSense } from './read-entry.ts';

/** What a dictionary has stored, by number. */
export interface EntrySource {
  /** Number of a headword as it is stored; -1 when there is none. */
  indexOf(headword: string): number;
  entryAt(index: number): { readonly word: string; readonly entry: StoredEntry };
  senseAt(index: number): StoredSense;
}
