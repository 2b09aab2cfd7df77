import { requestAgain, whenLockIsFree } from '#platform/locks.ts';

/**
 * Who is at work on which recording, over all tabs. A recorder holds its draft from the first moment until it was
 * handed in, discarded or left; the browser lets go of it when the tab crashes or closes. A draft that was let go is
 * never taken again: every recording has a draft of its own.
 */
export interface DraftLocks {
  /** Takes the lock of a new draft. Returns the way to let it go. */
  hold(draftId: string): () => void;
  /** Resolves when nobody holds the draft: at once, or as soon as its tab lets go or dies. Rejects when aborted. */
  whenFree(draftId: string, signal: AbortSignal): Promise<void>;
}

const nameOf = (draftId: string): string => `recording ${draftId}`;

/** Draft locks on the Web Locks of this browser. */
export function createDraftLocks(manager: LockManager): DraftLocks {
  return {
    hold(draftId) {
      const done = Promise.withResolvers<void>();
      void requestAgain(() => manager.request(nameOf(draftId), () => done.promise));
      return done.resolve;
    },
    whenFree: (draftId, signal) => whenLockIsFree(manager, nameOf(draftId), signal),
  };
}
