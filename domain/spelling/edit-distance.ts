/**
 * Number of single-letter slips (insert, leave out, replace, swap two neighbours) from one word to the other:
 * optimal string alignment over code points. Cost is the product of the lengths.
 */
export function editDistance(a: string, b: string): number {
  const first = [...a];
  const second = [...b];
  let beforeLast: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, j) => j);
  for (let i = 1; i <= first.length; i++) {
    const row = [i];
    for (let j = 1; j <= second.length; j++) {
      const same = first[i - 1] === second[j - 1];
      let best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1];
      if (swapped) best = Math.min(best, at(beforeLast, j - 2) + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, second.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
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
