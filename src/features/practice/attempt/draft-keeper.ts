import type { Drafts } from '#platform/drafts.ts';
import type { AnswerDraft } from './draft.ts';

/** Keeps the newest draft of one question. */
export interface DraftKeeper {
  keep(draft: AnswerDraft): void;
  forget(): void;
}

/**
 * One write at a time, and only the newest draft after it: typing is never slowed down, and a late write can never
 * bring back a draft that was forgotten. A device that refuses keeps nothing; the learner still has the screen.
 */
export function createDraftKeeper(drafts: Drafts, key: string): DraftKeeper {
  let next: { draft: AnswerDraft | null } | null = null;
  let isWriting = false;

  async function write(): Promise<void> {
    isWriting = true;
    while (next !== null) {
      const { draft } = next;
      next = null;
      try {
        await (draft === null ? drafts.remove(key) : drafts.save(key, draft));
      } catch {
        // Refused; the next change tries again.
      }
    }
    isWriting = false;
  }
  function set(draft: AnswerDraft | null): void {
    next = { draft };
    if (!isWriting) void write();
  }
  return { keep: set, forget: () => set(null) };
}
