const longestRepeat = 4;

interface Repeat {
  /** Number of the first word of the second time. */
  readonly at: number;
  readonly length: number;
}

/** Where one to four words were said again right away ("I think I think that"): restarts in free speech. */
export function findRepeats(words: readonly string[]): Repeat[] {
  const repeats: Repeat[] = [];
  let at = 1;
  while (at < words.length) {
    const length = repeatLength(words, at);
    if (length > 0) repeats.push({ at, length });
    at += Math.max(1, length);
  }
  return repeats;
}

function repeatLength(words: readonly string[], at: number): number {
  for (let length = Math.min(longestRepeat, at); length > 0; length -= 1) {
    const again = words.slice(at, at + length);
    if (again.length === length && again.every((word, i) => word === words[at - length + i])) return length;
  }
  return 0;
}
