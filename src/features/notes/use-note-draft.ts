import { useEffect, useRef, useState } from 'react';
import { setNote } from '#data/commands/notes.ts';
import type { WriteRefusal } from '#data/commands/write-kind.ts';
import { findNote } from '#data/queries/notes.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';

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
  readonly write: (html: string) => void;
  /** `null`: nothing was in the way. */
  readonly save: () => Promise<WriteRefusal | null>;
  readonly clear: () => Promise<WriteRefusal | null>;
  /** Leaves the own text for the stored one. */
  readonly takeStored: () => void;
}

interface Draft {
  readonly text: string;
  /** The stored text that the writer had before their eyes when they began. */
  readonly seen: string | null;
  /** They have been shown that another one is stored by now: Save means it. */
  readonly isWarned: boolean;
}

/**
 * Keeps what is written until it is saved. Who leaves without saving has it saved: words are not lost because a finger
 * went to the next question.
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
  if (stored !== known) {
    setKnown(stored);
    // News from another device while nobody writes: the editor begins again with it. What was saved here is no news.
    if (draft === null && stored !== begunWith) {
      setBegunWith(stored);
      setRound(round + 1);
    }
  }

  const store = async (description: string | null, seen: string | null) => {
    const result = await setNote(context, { practiceId, description, seen });
    if (result.kind !== 'saved') return result.reason;
    setBegunWith(description);
    setDraft(null);
    return null;
  };

  const leaving = useRef<(() => void) | null>(null);
  useEffect(() => {
    leaving.current =
      draft !== null && draft.text !== ''
        ? () => void setNote(context, { practiceId, description: draft.text, seen: draft.seen })
        : null;
  }, [context, practiceId, draft]);
  useEffect(() => () => leaving.current?.(), []);

  return {
    status: view === null ? 'loading' : 'ready',
    stored,
    isInConflict: (view?.conflict ?? null) !== null,
    begin: { html: begunWith ?? '', round },
    text: draft?.text ?? stored ?? '',
    isDirty: draft !== null,
    write: (text) => setDraft({ seen: stored, isWarned: false, ...draft, text }),
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
      setDraft(null);
      setBegunWith(stored);
      setRound((now) => now + 1);
    },
  };
}
