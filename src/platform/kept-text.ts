/** A short text that this browser keeps, read at once: before the local database is open. */
export interface KeptText {
  /** `null`: nothing is kept, or the browser refuses to tell. */
  read(): string | null;
  /** `null` forgets it. Where the browser refuses, what was kept stays. */
  keep(text: string | null): void;
}

/**
 * Storage may be refused altogether (a setting, a private window): then nothing is ever kept, and nothing throws. `where`: of the
 * device, unless the text is for this tab alone.
 */
export function keptText(key: string, where: () => Storage = () => localStorage): KeptText {
  return {
    read() {
      try {
        return where().getItem(key);
      } catch {
        return null;
      }
    },
    keep(text) {
      try {
        if (text === null) where().removeItem(key);
        else where().setItem(key, text);
      } catch {
        // Refused storage.
      }
    },
  };
}
