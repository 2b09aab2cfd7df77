import { useState } from 'react';
import { caretAfter, edited, freshHistory, redone, undone, type TextHistory } from './text-history.ts';

/** A text that is edited, and where the caret belongs after a step through its history. */
export interface EditedText {
  change: (next: string) => void;
  undo: (() => number) | null;
  redo: (() => number) | null;
}

/** Remembers what is typed, cut and pasted while the box is there. A text that comes from elsewhere begins anew. */
export function useTextHistory(value: string, onChange: (value: string) => void): EditedText {
  const [kept, setKept] = useState(() => freshHistory(value));
  const history = kept.now === value ? kept : freshHistory(value);
  const go = (next: TextHistory) => {
    setKept(next);
    onChange(next.now);
    return caretAfter(value, next.now);
  };
  return {
    change: (next) => void go(edited(history, next)),
    undo: history.past.length === 0 ? null : () => go(undone(history)),
    redo: history.future.length === 0 ? null : () => go(redone(history)),
  };
}
