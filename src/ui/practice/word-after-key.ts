/** The place of the word that a key leads to, or `null` for a key that leads nowhere. English text: right is on. */
export function wordAfterKey(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  at: number,
  words: readonly Element[],
): number | null {
  if (altKey || ctrlKey || metaKey || words.length === 0) return null;
  const last = words.length - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, last);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowDown':
      return inNextLine(at, words, 1);
    case 'ArrowUp':
      return inNextLine(at, words, -1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The word of the line below (1) or above (-1) that stands nearest; the word itself where there is no such line. */
function inNextLine(at: number, words: readonly Element[], way: 1 | -1): number {
  const from = words[at]?.getBoundingClientRect();
  if (!from) return at;
  const centre = from.left + from.width / 2;
  let best = at;
  let bestTop = 0;
  let bestAway = Number.POSITIVE_INFINITY;
  for (let place = at + way; place >= 0 && place < words.length; place += way) {
    const rect = words[place]?.getBoundingClientRect();
    if (!rect || Math.abs(rect.top - from.top) < from.height / 2) continue;
    if (best !== at && Math.abs(rect.top - bestTop) > from.height / 2) break;
    const away = Math.abs(rect.left + rect.width / 2 - centre);
    if (away >= bestAway) continue;
    [best, bestTop, bestAway] = [place, rect.top, away];
  }
  return best;
}
