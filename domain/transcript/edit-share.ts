/** Items changed, left out or added on the shortest way from one list to the other (Levenshtein). */
export function editDistance(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, one] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries()) {
      const changed = (row[j] as number) + (one === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] as number) + 1, (next[j] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** The same as a share of the longer list: 0 for equal lists, 1 for nothing in common. */
export function editShare(a: readonly string[], b: readonly string[]): number {
  return editDistance(a, b) / Math.max(1, a.length, b.length);
}

/** Two words with so few sounds in common are not a matter of accent. */
export const unlike = 0.5;
