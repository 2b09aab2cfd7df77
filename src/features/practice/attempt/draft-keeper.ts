import type { Drafts } from '#platform/drafts.ts';
import type { AnswerDraft } from './draft.ts';

/** Keeps the newest draft of one question. */
export interface DraftKeeper {
  keep(draft: AnswerDraft): void;
  forget(): void;
  /** The page is going: what is not stored yet is kept before this returns. */
  flush(): void;
}

/**
 * One write at a time, and only the newest draft after it: typing is never slowed down, and a late write can never
 * bring back a draft that was forgotten. A device that refuses keeps nothing; the learner still has the screen.
 */
export function createDraftKeeper(drafts: Drafts, key: string): DraftKeeper {
  let next: { draft: AnswerDraft | null } | null = null;
  /** The newest wish, until it is known to be stored. */
  let unsettled: { draft: AnswerDraft | null } | null = null;
  let isWriting = false;

  async function write(): Promise<void> {
    isWriting = true;
    while (next !== null) {
      const current: { draft: AnswerDraft | null } = next;
      next = null;
      try {
        await (current.draft === null ? drafts.remove(key) : drafts.save(key, current.draft));
        if (unsettled === current) unsettled = null;
      } catch {
        // Refused; the next change tries again.
      }
    }
    isWriting = false;
  }
  function set(draft: AnswerDraft | null): void {
    next = { draft };
    unsettled = next;
    if (!isWriting) void write();
  }
  return {
    keep: set,
    forget: () => set(null),
    flush() {
      if (unsettled) drafts.saveAtOnce(key, unsettled.draft);
    },
  };
}
