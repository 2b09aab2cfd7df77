import type { Drafts, NewWrite } from './drafts.ts';
import { isSeen, type DraftVersion, type Seen } from './draft-versions.ts';
import { systemIds } from './ids.ts';

/** Keeps the newest draft of one thing, such as the answer to a question. */
export interface DraftKeeper<Draft> {
  keep(draft: Draft): void;
  /** The same once more, with what is not the learner's own work, such as the time. Nothing where another tab has gone on from it. */
  refresh(draft: Draft): void;
  forget(): void;
  /** From here on it takes the place of this: what was found and is shown. */
  goOnFrom(seen: Seen): void;
  /** What it keeps next takes the place of this version. */
  sees(version: DraftVersion): boolean;
  /** The page is going: what is not stored yet is kept before this returns. */
  flush(): void;
  /** Another tab goes on with it: nothing that comes later is kept. */
  close(): void;
  /** Resolves when nothing is left to be stored. */
  whenStored(): Promise<void>;
}

/** Where it keeps them. */
export type KeeperStore = Pick<Drafts, 'announce' | 'write' | 'writeAtOnce'>;

/** Another one with each beginning, so that what comes then takes the place of what was seen, and of nothing else. */
const newWriter = (seen: Seen) => ({ by: systemIds.uuid(), n: 0, seen });

/**
 * One write at a time, and only the newest draft after it: typing is never slowed down, and a late write can never
 * bring back a draft that was forgotten. A device that refuses keeps nothing; the learner still has the screen. `seen`: what was found
 * and is shown; what other tabs have beside it stays.
 */
export function createDraftKeeper<Draft>(
  drafts: KeeperStore,
  key: string,
  seen: Seen = {},
): DraftKeeper<Draft> {
  let writer = newWriter(seen);
  let next: NewWrite | null = null;
  /** The newest wish, until it is known to be stored. */
  let unsettled: NewWrite | null = null;
  let writing: Promise<void> | null = null;
  let isClosed = false;

  async function store(): Promise<void> {
    while (next !== null) {
      const current: NewWrite = next;
      next = null;
      try {
        await drafts.write(key, current);
        if (unsettled === current) unsettled = null;
      } catch {
        // Refused; the next change tries again.
      }
    }
    writing = null;
  }
  function set(draft: Draft | null, isRefresh = false): void {
    if (isClosed) return;
    writer.n += 1;
    next = { ...writer, draft, ...(isRefresh && unsettled === null ? { isRefresh } : {}) };
    unsettled = next;
    drafts.announce(key, next);
    writing ??= store();
  }
  return {
    keep: (draft) => set(draft),
    refresh: (draft) => set(draft, true),
    forget: () => set(null),
    goOnFrom(found) {
      writer = newWriter(found);
    },
    sees: (version) => version.by === writer.by || isSeen(version, writer.seen),
    flush() {
      if (unsettled && !isClosed) drafts.writeAtOnce(key, unsettled);
    },
    close() {
      isClosed = true;
    },
    async whenStored() {
      await writing;
    },
  };
}
