import { clickableWords, type ClickableWord } from '#domain/words/clickable-words.ts';

/** What has a meaning of its own when it is tapped, and what is in another language: its words are in no English dictionary. */
export const controls =
  'a, button, input, select, textarea, label, summary, [role="button"], [contenteditable], [lang]:not([lang|="en"])';

interface PointDocument {
  caretPositionFromPoint?(x: number, y: number): { offsetNode: Node; offset: number } | null;
  caretRangeFromPoint?(x: number, y: number): Range | null;
}

/** Where in which text a point lies. Safari before 26 knows the older call only. */
function textAtPoint(x: number, y: number): { node: Text; offset: number } | null {
  const page: PointDocument = document;
  const position = page.caretPositionFromPoint?.(x, y);
  const range = position === undefined ? page.caretRangeFromPoint?.(x, y) : undefined;
  const node = position?.offsetNode ?? range?.startContainer;
  const offset = position?.offset ?? range?.startOffset ?? 0;
  return node instanceof Text ? { node, offset } : null;
}

function rangeOf(node: Text, word: ClickableWord): Range {
  const range = document.createRange();
  range.setStart(node, word.start);
  range.setEnd(node, word.end);
  return range;
}

/** The word under a point of an area; `null` between words, and beside a line, where browsers name the nearest letter. */
export function wordAtPoint(area: Element, x: number, y: number): string | null {
  const place = textAtPoint(x, y);
  if (place === null || !area.contains(place.node)) return null;
  const word = clickableWords(place.node.data).find(
    ({ start, end }) => start <= place.offset && place.offset <= end,
  );
  if (word === undefined) return null;
  const isUnder = [...rangeOf(place.node, word).getClientRects()].some(
    ({ left, right, top, bottom }) => left - 2 <= x && x <= right + 2 && top - 2 <= y && y <= bottom + 2,
  );
  return isUnder ? word.text : null;
}

/** All words of an area with their texts, in order; only those inside `within`, if it is given. */
function wordsOf(area: Element, within: string | undefined): { node: Text; word: ClickableWord }[] {
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  const words: { node: Text; word: ClickableWord }[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && isShown(node.parentElement, within))
      for (const word of clickableWords(node.data)) words.push({ node, word });
  return words;
}

/** Text that is hidden for the eye, or that belongs to a control, is no word to walk to. */
function isShown(element: Element | null, within: string | undefined): boolean {
  if (element === null || (within !== undefined && element.closest(within) === null)) return false;
  return element.closest(controls) === null && element.getClientRects().length > 0;
}

/** Selects the word after (1) or before (-1) the one that is selected, the first one to begin with. Whether there is one. */
export function nextWord(area: Element, step: 1 | -1, within?: string): boolean {
  const selection = getSelection();
  const words = wordsOf(area, within);
  const here = words.findIndex(
    ({ node, word }) => node === selection?.anchorNode && word.start === selection.anchorOffset,
  );
  const next = words[here < 0 ? 0 : here + step];
  if (next === undefined || selection === null) return false;
  selection.removeAllRanges();
  selection.addRange(rangeOf(next.node, next.word));
  next.node.parentElement?.scrollIntoView({ block: 'nearest' });
  return true;
}
