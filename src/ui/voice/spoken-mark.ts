import { findSpoken, wordEnd, type SpokenSentence } from './spoken-sentences.ts';

/** Marks what is being read out in the text itself. */
export interface SpokenMark {
  /** The sentence that the voice begins. */
  sentence(next: SpokenSentence): void;
  /** The word of that sentence that begins at this character. */
  word(at: number): void;
  clear(): void;
}

/** Names of spoken-mark.css. */
const names = { sentence: 'passage-spoken-sentence', word: 'passage-spoken-word' } as const;

/**
 * Highlights ranges over the text nodes that are there, so that translators, selections and the dictionary find the text as it was.
 * Browsers without the CSS Custom Highlight API (before Chrome 105, Safari 17.2, Firefox 140) show no mark.
 */
export function createSpokenMark(root: Element | null): SpokenMark {
  const hasMarks = typeof CSS !== 'undefined' && 'highlights' in CSS;
  if (root === null || !hasMarks) {
    return { sentence: () => undefined, word: () => undefined, clear: () => undefined };
  }
  const shown = root;
  let current: SpokenSentence | null = null;
  let seen: Range | null = null;
  function mark(kind: keyof typeof names, range: Range | null): void {
    if (range === null) {
      CSS.highlights.delete(names[kind]);
      return;
    }
    const highlight = new Highlight(range);
    highlight.priority = kind === 'word' ? 1 : 0;
    CSS.highlights.set(names[kind], highlight);
    keepInSight(shown, seen, range);
    seen = range;
  }
  return {
    sentence(next) {
      current = next;
      mark('word', null);
      mark('sentence', findSpoken(shown, next, 0, next.text.length));
    },
    word(at) {
      if (current) mark('word', findSpoken(shown, current, at, wordEnd(current.text, at)));
    },
    clear() {
      for (const name of Object.values(names)) CSS.highlights.delete(name);
    },
  };
}

/** The lines above and below stay in sight too. */
const placeInWindow = 0.3;

/** Follows the voice when it leaves the window, but not for a reader who has scrolled away from what it said before. */
function keepInSight(root: Element, before: Range | null, now: Range): void {
  if (isInSight(root, now) || (before !== null && !isInSight(root, before))) return;
  const top = (firstLine(now)?.top ?? 0) - innerHeight * placeInWindow;
  // A hidden page draws no frames: a smooth scroll would not arrive, and the reading would have left its reader behind.
  const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' });
}

const firstLine = (range: Range): DOMRect | undefined => range.getClientRects()[0];

/** Whether the first line of a range is whole in the window, and under no bar. */
function isInSight(root: Element, range: Range): boolean {
  const line = firstLine(range);
  if (!line) return false;
  return [line.top + 1, line.bottom - 1].every((y) => {
    const there = document.elementFromPoint(line.left + 1, y);
    return there !== null && (root.contains(there) || there.contains(root));
  });
}
