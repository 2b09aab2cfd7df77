/**
 * The order in which the paragraphs of an item are first shown: always the same for the same item, on every device,
 * and never the order of the key. Fewer than two ids stay as they are. Ids must be distinct.
 */
export function shuffledFor(itemId: number, ids: readonly string[]): string[] {
  const next = numbersFrom(itemId);
  const order = [...ids];
  for (let last = order.length - 1; last > 0; last--) swap(order, last, next() % (last + 1));
  const isKey = order.every((id, i) => id === ids[i]);
  return isKey ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

function swap(order: string[], i: number, j: number): void {
  const [a, b] = [order[i], order[j]];
  if (a === undefined || b === undefined) return;
  order[i] = b;
  order[j] = a;
}

/** A small generator (mulberry32) of whole numbers below 2^32. The order of shown paragraphs depends on it: do not change. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
