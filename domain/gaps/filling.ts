/** What stands in the gaps of a text, from the first on; `null` in an empty one. */
export type Filling = readonly (string | null)[];

/** The filling with one gap (from 0) changed, as long as the text has gaps: what is missing at its end is empty. */
export function fillGap(
  filling: Filling,
  count: number,
  gap: number,
  word: string | null,
): (string | null)[] {
  return Array.from({ length: count }, (_, at) => (at === gap ? word : (filling[at] ?? null)));
}

/** The words of two gaps change places; with an empty one, the word moves there. */
export function swapGaps(
  filling: Filling,
  count: number,
  [from, to]: readonly [number, number],
): (string | null)[] {
  return fillGap(fillGap(filling, count, to, filling[from] ?? null), count, from, filling[to] ?? null);
}

/** For each word of a bank the gap (from 0) in which it stands, or `null` while it is in the bank. */
export function gapsOfWords(words: readonly string[], filling: Filling): (number | null)[] {
  const gaps: (number | null)[] = words.map(() => null);
  for (const [gap, word] of filling.entries()) {
    const place = words.findIndex((other, at) => other === word && gaps[at] === null);
    if (place !== -1) gaps[place] = gap;
  }
  return gaps;
}
