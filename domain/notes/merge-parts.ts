/** A run of parts that one side changed: the base's from `from` up to `to` became `parts`. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly string[];
}

/** Thousands of empty lines are no text to merge, and the table of them would fill the memory. */
const mostComparisons = 4_000_000;

/**
 * Three-way merge of texts cut into parts (lines, blocks). `null`: both sides changed the same place in two ways, or
 * places that touch, so that nobody can say what is meant but the writer.
 */
export function mergeParts(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] | null {
  if (base.length * Math.max(mine.length, theirs.length) > mostComparisons) return null;
  const edits = mergeEdits(editsOf(base, mine), editsOf(base, theirs));
  if (!edits) return null;
  const merged: string[] = [];
  let at = 0;
  for (const { from, to, parts } of edits) {
    merged.push(...base.slice(at, from), ...parts);
    at = to;
  }
  return [...merged, ...base.slice(at)];
}

function mergeEdits(mine: readonly Edit[], theirs: readonly Edit[]): Edit[] | null {
  const edits: Edit[] = [];
  const sorted = [...mine, ...theirs].sort((a, b) => a.from - b.from || a.to - b.to);
  for (const edit of sorted) {
    const last = edits.at(-1);
    if (last && edit.from <= last.to) {
      if (!isSameEdit(last, edit)) return null;
      continue;
    }
    edits.push(edit);
  }
  return edits;
}

const isSameEdit = (a: Edit, b: Edit): boolean =>
  a.from === b.from &&
  a.to === b.to &&
  a.parts.length === b.parts.length &&
  a.parts.every((part, at) => part === b.parts[at]);

/** What turns one list of parts into the other, by a longest common subsequence. */
function editsOf(base: readonly string[], next: readonly string[]): Edit[] {
  const lengths = commonLengths(base, next);
  const edits: Edit[] = [];
  let b = 0;
  let n = 0;
  while (b < base.length || n < next.length) {
    if (b < base.length && n < next.length && base[b] === next[n]) {
      b += 1;
      n += 1;
      continue;
    }
    const from = b;
    const parts: string[] = [];
    while (
      (b < base.length || n < next.length) &&
      !(b < base.length && n < next.length && base[b] === next[n])
    ) {
      const isDeleted =
        b < base.length && (n >= next.length || lengthAt(lengths, b + 1, n) >= lengthAt(lengths, b, n + 1));
      if (isDeleted) b += 1;
      else {
        parts.push(next[n] ?? '');
        n += 1;
      }
    }
    edits.push({ from, to: b, parts });
  }
  return edits;
}

const lengthAt = (lengths: readonly Uint32Array[], b: number, n: number): number => lengths[b]?.[n] ?? 0;

/** `[b][n]`: the length of the longest common subsequence of what is left from there. */
function commonLengths(base: readonly string[], next: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: base.length + 1 }, () => new Uint32Array(next.length + 1));
  for (let b = base.length - 1; b >= 0; b -= 1) {
    const row = lengths[b];
    if (!row) continue;
    for (let n = next.length - 1; n >= 0; n -= 1) {
      row[n] =
        base[b] === next[n]
          ? lengthAt(lengths, b + 1, n + 1) + 1
          : Math.max(lengthAt(lengths, b + 1, n), lengthAt(lengths, b, n + 1));
    }
  }
  return lengths;
}
