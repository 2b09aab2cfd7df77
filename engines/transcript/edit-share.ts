/** What it costs to put one item in another's place; `undefined` for an item that only one list has. */
type Price = (one: string | undefined, other: string | undefined) => number;
const onePerChange: Price = (one, other) => (one === other ? 0 : 1);

/** Items changed, left out or added on the cheapest way from one list to the other (Levenshtein). */
export function editDistance(
  a: readonly string[],
  b: readonly string[],
  price: Price = onePerChange,
): number {
  let row = [0];
  for (const other of b) row.push((row.at(-1) as number) + price(undefined, other));
  for (const one of a) {
    const left = price(one, undefined);
    const next = [(row[0] as number) + left];
    for (const [j, other] of b.entries()) {
      const changed = (row[j] as number) + price(one, other);
      const added = (next[j] as number) + price(undefined, other);
      next.push(Math.min(changed, (row[j + 1] as number) + left, added));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** The same as a share of the longer list: 0 for equal lists, 1 for nothing in common. */
export function editShare(a: readonly string[], b: readonly string[], price?: Price): number {
  return editDistance(a, b, price) / Math.max(1, a.length, b.length);
}

/** Two words with so few sounds in common are not a matter of accent. */
export const unlike = 0.5;
