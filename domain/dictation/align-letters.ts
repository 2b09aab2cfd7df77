/** A stretch of a word beside what was typed for it. */
export type LetterPart =
  | { readonly kind: 'same'; readonly letters: string }
  /** Letters of the word that were left out. */
  | { readonly kind: 'missing'; readonly letters: string }
  /** Letters that were typed and are not in the word. */
  | { readonly kind: 'extra'; readonly letters: string }
  /** Other letters in the place of the word's. */
  | { readonly kind: 'other'; readonly letters: string; readonly typed: string };

type Step = 'same' | 'missing' | 'extra' | 'other';

const same = (a: string | undefined, b: string | undefined): boolean => a?.toLowerCase() === b?.toLowerCase();

/** Lays what was typed beside the word, with the fewest slips; neighbours of one sort are one part. */
export function alignLetters(word: string, typed: string): LetterPart[] {
  const [right, given] = [Array.from(word), Array.from(typed)];
  const parts: LetterPart[] = [];
  for (const { step, i, j } of cheapestPath(right, given)) {
    const letters = (step === 'extra' ? given[j] : right[i]) ?? '';
    const last = parts.at(-1);
    if (last?.kind === step && step !== 'other') {
      parts[parts.length - 1] = { kind: step, letters: last.letters + letters };
    } else if (step === 'other') {
      const before = last?.kind === 'other' ? parts.pop() : undefined;
      const head = before?.kind === 'other' ? before : { letters: '', typed: '' };
      parts.push({ kind: step, letters: head.letters + letters, typed: head.typed + (given[j] ?? '') });
    } else {
      parts.push({ kind: step, letters });
    }
  }
  return parts;
}

function cheapestPath(right: readonly string[], given: readonly string[]) {
  const width = given.length + 1;
  const costs = Array.from({ length: (right.length + 1) * width }, () => 0);
  const at = (i: number, j: number) => costs[i * width + j] ?? 0;
  for (let i = right.length; i >= 0; i -= 1) {
    for (let j = given.length; j >= 0; j -= 1) {
      if (i === right.length || j === given.length) {
        costs[i * width + j] = right.length - i + given.length - j;
        continue;
      }
      const kept = at(i + 1, j + 1) + (same(right[i], given[j]) ? 0 : 1);
      costs[i * width + j] = Math.min(kept, at(i + 1, j) + 1, at(i, j + 1) + 1);
    }
  }
  const path: { step: Step; i: number; j: number }[] = [];
  for (let [i, j] = [0, 0]; i < right.length || j < given.length;) {
    const isSame = i < right.length && j < given.length && same(right[i], given[j]);
    const isOther = i < right.length && j < given.length && at(i, j) === at(i + 1, j + 1) + 1;
    const isMissing = i < right.length && at(i, j) === at(i + 1, j) + 1;
    const step: Step =
      isSame && at(i, j) === at(i + 1, j + 1) ? 'same' : isOther ? 'other' : isMissing ? 'missing' : 'extra';
    path.push({ step, i, j });
    if (step !== 'extra') i += 1;
    if (step !== 'missing') j += 1;
  }
  return path;
}
