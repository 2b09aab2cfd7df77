import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { setNote } from '#data/commands/notes.ts';
import type { WriteRefusal } from '#data/commands/write-kind.ts';
import { findNote } from '#data/queries/notes.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { draftKey } from '#platform/drafts.ts';
import type { VersionChoices } from '#ui/other-versions.tsx';
import { useStoredDraft } from '#ui/use-stored-draft.ts';
import { useNotePorts } from './note-ports.ts';

/** The note on a practice with what is being written. */
export interface NoteDraft {
  readonly status: 'loading' | 'ready';
  /** What is stored; `null`: no note. */
  readonly stored: string | null;
  /** Two texts of it wait for a choice. */
  readonly isInConflict: boolean;
  /** What the editor begins with, and which beginning it is. */
  readonly begin: { readonly html: string; readonly round: number };
  readonly text: string;
  readonly isDirty: boolean;
  /** What is written was found unsaved on this device. */
  readonly isFound: boolean;
  /** What other tabs wrote at the same time. */
  readonly choices: VersionChoices<UnsavedNote>;
  readonly write: (html: string) => void;
  /** `null`: nothing was in the way. */
  readonly save: () => Promise<WriteRefusal | null>;
  readonly clear: () => Promise<WriteRefusal | null>;
  /** Leaves the own text for the stored one. */
  readonly takeStored: () => void;
}

const UnsavedNote = z.object({
  text: z.string(),
  /** The stored text that the writer had before their eyes when they began. */
  seen: z.string().nullable(),
});

export type UnsavedNote = Readonly<z.infer<typeof UnsavedNote>>;

interface Draft extends UnsavedNote {
  /** They have been shown that another one is stored by now: Save means it. */
  readonly isWarned: boolean;
  /** Found unsaved on this device. */
  readonly isFound: boolean;
}

/**
 * Keeps what is written until it is saved, over a reload too. Who leaves without saving has it saved: words are not lost
 * because a finger went to the next question. What could not be saved then is there when the note is opened again.
 */
export function useNoteDraft(practiceId: number): NoteDraft {
  const context = useDataContext();
  const live = useLive(findNote, { practiceId });
  const view = live.status === 'ready' ? live.data : null;
  const stored = view?.note?.value.description ?? null;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [round, setRound] = useState(0);
  const [begunWith, setBegunWith] = useState<string | null>(null);
  const [known, setKnown] = useState<string | null>(null);
  const { drafts } = useNotePorts();
  const [left, setLeft] = useState<UnsavedNote | 'loading' | null>('loading');
  const [isTaken, setIsTaken] = useState(false);
  const take = useCallback((found: UnsavedNote | null) => {
    setLeft(found);
    setIsTaken(false);
    return true;
  }, []);
  const key = draftKey(context.userId, `note ${practiceId}`);
  const { keeper, choices } = useStoredDraft(drafts, key, UnsavedNote, take);
  if (!isTaken && view !== null && left !== 'loading') {
    setIsTaken(true);
    if (left !== null && left.text !== stored) {
      setDraft({ ...left, isWarned: false, isFound: true });
      setBegunWith(left.text);
      setKnown(stored);
      setRound(round + 1);
    }
  }
  if (isTaken && stored !== known) {
    setKnown(stored);
    // News from another device while nobody writes: the editor begins again with it. What was saved here is no news.
    if (draft === null && stored !== begunWith) {
      setBegunWith(stored);
      setRound(round + 1);
    }
  }

  /** Nothing unsaved is left. */
  const leave = () => {
    setDraft(null);
    keeper.forget();
  };
  const store = async (description: string | null, seen: string | null) => {
    const result = await setNote(context, { practiceId, description, seen });
    if (result.kind !== 'saved') return result.reason;
    setBegunWith(description);
    leave();
    return null;
  };

  const leaving = useRef<(() => Promise<void>) | null>(null);
  useEffect(() => {
    leaving.current =
      draft !== null && draft.text !== ''
        ? async () => {
            const saved = await setNote(context, { practiceId, description: draft.text, seen: draft.seen });
            // Refused, as by another device's text or a full one: the words wait on this device.
            if (saved.kind === 'saved') keeper.forget();
          }
        : null;
  }, [context, practiceId, draft, keeper]);
  useEffect(() => () => void leaving.current?.(), []);

  return {
    status: view === null || !isTaken ? 'loading' : 'ready',
    stored,
    isInConflict: (view?.conflict ?? null) !== null,
    begin: { html: begunWith ?? '', round },
    text: draft?.text ?? stored ?? '',
    isDirty: draft !== null,
    isFound: draft?.isFound === true,
    choices,
    write: (text) => {
      const next = { seen: stored, isWarned: false, isFound: false, ...draft, text };
      setDraft(next);
      if (text === '') keeper.forget();
      else keeper.keep({ text, seen: next.seen });
    },
    async save() {
      if (draft === null) return null;
      const reason = await store(draft.text, draft.isWarned ? stored : draft.seen);
      if (reason === 'changed') setDraft({ ...draft, isWarned: true });
      return reason;
    },
    clear: async () => {
      const reason = await store(null, stored);
      if (reason === null) setRound((now) => now + 1);
      return reason;
    },
    takeStored: () => {
      leave();
      setBegunWith(stored);
      setRound((now) => now + 1);
    },
  };
}
