import type { Drafts } from './drafts.ts';

/** Keeps the newest draft of one thing, such as the answer to a question. */
export interface DraftKeeper<Draft> {
  keep(draft: Draft): void;
  forget(): void;
  /** The page is going: what is not stored yet is kept before this returns. */
  flush(): void;
  /** Another tab goes on with it: nothing that comes later is kept. */
  close(): void;
  /** Resolves when nothing is left to be stored. */
  whenStored(): Promise<void>;
}

/**
 * One write at a time, and only the newest draft after it: typing is never slowed down, and a late write can never
 * bring back a draft that was forgotten. A device that refuses keeps nothing; the learner still has the screen.
 */
export function createDraftKeeper<Draft>(drafts: Drafts, key: string): DraftKeeper<Draft> {
  let next: { draft: Draft | null } | null = null;
  /** The newest wish, until it is known to be stored. */
  let unsettled: { draft: Draft | null } | null = null;
  let writing: Promise<void> | null = null;
  let isClosed = false;

  async function write(): Promise<void> {
    while (next !== null) {
      const current: { draft: Draft | null } = next;
      next = null;
      try {
        await (current.draft === null ? drafts.remove(key) : drafts.save(key, current.draft));
        if (unsettled === current) unsettled = null;
      } catch {
        // Refused; the next change tries again.
      }
    }
    writing = null;
  }
  function set(draft: Draft | null): void {
    if (isClosed) return;
    next = { draft };
    unsettled = next;
    writing ??= write();
  }
  return {
    keep: set,
    forget: () => set(null),
    flush() {
      if (unsettled && !isClosed) drafts.saveAtOnce(key, unsettled.draft);
    },
    close() {
      isClosed = true;
    },
    async whenStored() {
      await writing;
    },
  };
}
