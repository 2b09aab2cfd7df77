/** Edit distance over phones. `slipCost` is what one phone for another costs; one too many or too few costs 1. */
export function phoneDistance(
  a: readonly string[],
  b: readonly string[],
  slipCost: (a: string, b: string) => number,
): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, phone] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries()) {
      const swap = (row[j] ?? 0) + (phone === other ? 0 : slipCost(phone, other));
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
