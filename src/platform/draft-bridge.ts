/**
 * Carries drafts over the end of a page. IndexedDB is too late there: a reload a few milliseconds after a keystroke
 * ends the transaction with the page. `localStorage` is written when the call returns.
 */
export interface DraftBridge {
  /** `null`: nothing was carried over. `{ draft: null }`: the draft was thrown away. */
  read(key: string): { readonly draft: unknown } | null;
  write(key: string, draft: unknown): void;
  forget(key: string): void;
  /** Those that begin so. */
  keys(keyStart: string): readonly string[];
  /** All whose key begins so. */
  forgetAll(keyStart: string): void;
}

/** The bridge of one database of drafts. Where the browser blocks storage it carries nothing. */
export function createDraftBridge(databaseName: string): DraftBridge {
  const name = (key: string) => `${databaseName} ${key}`;
  return {
    read(key) {
      try {
        const text = localStorage.getItem(name(key));
        return text === null ? null : { draft: JSON.parse(text) };
      } catch {
        return null;
      }
    },
    write(key, draft) {
      try {
        localStorage.setItem(name(key), JSON.stringify(draft));
      } catch {
        // Blocked or full: what the database has is what there is.
      }
    },
    forget(key) {
      try {
        localStorage.removeItem(name(key));
      } catch {
        // Blocked: then there is nothing to forget.
      }
    },
    keys(keyStart) {
      try {
        return Object.keys(localStorage)
          .filter((each) => each.startsWith(name(keyStart)))
          .map((each) => each.slice(name('').length));
      } catch {
        return [];
      }
    },
    forgetAll(keyStart) {
      try {
        for (const each of Object.keys(localStorage))
          if (each.startsWith(name(keyStart))) localStorage.removeItem(each);
      } catch {
        // As above.
      }
    },
  };
}
