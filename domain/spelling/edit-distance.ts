/**
 * Number of single-letter slips (insert, leave out, replace, swap two neighbours) from one word to the other:
 * optimal string alignment over UTF-16 units. Cost is the product of the lengths.
 */
export function editDistance(a: string, b: string): number {
  const width = b.length + 1;
  const slips = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => slips[i * width + j] ?? 0;
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      slips[i * width + j] = i === 0 || j === 0 ? i + j : fewest(a, b, { i, j, at });
    }
  }
  return at(a.length, b.length);
}

interface Cell {
  readonly i: number;
  readonly j: number;
  readonly at: (i: number, j: number) => number;
}

function fewest(a: string, b: string, { i, j, at }: Cell): number {
  const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
  const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced);
  const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return isSwap ? Math.min(best, at(i - 2, j - 2) + 1) : best;
}

/** At most about one slip in three letters: `goverment` is near `government`, `is` is not near `in`. */
const farthestShare = 0.34;

/** How near two different words are, from 0 (too far to be a slip) to just under 1. Product choice, not the exam's. */
export function nearness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (Math.abs(a.length - b.length) > longest * farthestShare) return 0;
  const share = editDistance(a, b) / longest;
  return share <= farthestShare ? 1 - share : 0;
}
