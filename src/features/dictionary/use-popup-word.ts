import { useState } from 'react';
import type { DictionaryRequest } from '#ui/dictionary/dictionary-ports.ts';

export interface PopupWord {
  readonly word: string;
  /** Place in the list that a saved word was opened from. */
  readonly index: number;
  /** A word that was gone to from the entry, off the list. */
  readonly isAside: boolean;
  /** Back to the word before; `null`: there is none. */
  readonly back: (() => void) | null;
  readonly lookUp: (word: string) => void;
  readonly move: (step: 1 | -1) => Promise<void>;
  readonly isMoving: boolean;
}

/**
 * Which word the popup shows. Next on the last word of the list wraps to the first (spec section 4); whichever page a word is on,
 * the list gives it.
 */
export function usePopupWord({ word, saved }: DictionaryRequest): PopupWord {
  const [place, setPlace] = useState({ word, index: saved?.index ?? 0 });
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [isMoving, setIsMoving] = useState(false);

  async function move(step: 1 | -1): Promise<void> {
    if (saved === undefined || isMoving) return;
    const next = (place.index + step + saved.total) % Math.max(1, saved.total);
    setIsMoving(true);
    const found = await saved.wordAt(next).catch(() => undefined);
    const first = found === undefined && step === 1 && next !== 0 ? await saved.wordAt(0) : found;
    setIsMoving(false);
    if (first === undefined) return;
    const index = found === undefined ? 0 : next;
    setTrail([]);
    setPlace({ word: first, index });
    saved.onMove?.(index);
  }

  const aside = trail.at(-1);
  return {
    word: aside ?? place.word,
    index: place.index,
    isAside: aside !== undefined,
    back: aside === undefined ? null : () => setTrail((now) => now.slice(0, -1)),
    lookUp: (other) => setTrail((now) => [...now, other]),
    move,
    isMoving,
  };
}
