import { useState } from 'react';

/** Places of words, the first and the last of a phrase. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** A phrase that is taken with Shift and the arrow keys: from the word where Shift was held down to the one that has the focus. */
export function useWordRange(current: number) {
  const [anchor, setAnchor] = useState<number | null>(null);
  return {
    range: anchor === null ? null : rangeBetween(anchor, current),
    drop: () => setAnchor(null),
    /** Takes the phrase as far as this word, and says what it is now; `null`: one word, which is no phrase. */
    extendTo: (at: number): WordRange | null => {
      const start = anchor ?? current;
      setAnchor(start);
      return rangeBetween(start, at);
    },
  };
}

function rangeBetween(one: number, other: number): WordRange | null {
  return one === other ? null : { from: Math.min(one, other), to: Math.max(one, other) };
}

export function placesOf({ from, to }: WordRange): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}
