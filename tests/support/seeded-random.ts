/** Chance that a seed decides (mulberry32), for tests that try many things and must be able to repeat a run. */
export function createSeededRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    chance: (share: number): boolean => next() < share,
    pick: <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value,
  };
}
