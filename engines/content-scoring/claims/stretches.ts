import type { Likeness } from './likeness.ts';
import type { ClaimWord, Statement } from './statements.ts';

/** Words of an answer, from the first to the last one that a statement has too, and a few around them. */
export interface Stretch {
  readonly words: Statement;
  /** All words of the answer, and the place of the first one of the stretch among them. */
  readonly among: Statement;
  readonly from: number;
}

/** A stretch of an answer beside a statement. */
export interface Comparison {
  /** Share of the statement's words that the stretch has, exactly or near in meaning, the rarer ones counting more: 0 to 1. */
  readonly share: number;
  /** Whether it has all words of one of the terms. */
  readonly hasTerm: boolean;
  readonly stretch: () => Stretch;
}

/** So many words hold what is said of one thing. */
const windowWords = 16;
/** How many words around it belong to what is said. */
const around = 3;
/** So much alike, a word of the answer stands for one of the statement. */
const isHit = 0.3;

/** What a word of the question counts beside one of an answer's own. */
const ofAsked = 0.4;

interface Window {
  readonly from: number;
  readonly to: number;
}

/** Compares all stretches of an answer with statements; each of its words is compared once with each of theirs. */
export function compareWith(sentences: readonly Statement[], asked: ReadonlySet<string>, likeness: Likeness) {
  const words = sentences.flat();
  const windows = windowsOf(sentences);
  const rows = new Map<string, Float32Array>();
  const rowOf = (word: ClaimWord): Float32Array => {
    const known = rows.get(word.lower);
    if (known !== undefined) return known;
    const row = Float32Array.from(words, (own) => (own.isContent ? likeness.ofWords(word, own) : 0));
    rows.set(word.lower, row);
    return row;
  };
  const has = (stems: readonly string[], { from, to }: Window): boolean =>
    stems.length > 0 && stems.every((stem) => words.slice(from, to).some((word) => word.stem === stem));
  return function* (
    sayings: readonly Statement[],
    terms: readonly (readonly string[])[],
  ): Generator<Comparison> {
    const there = terms.filter((stems) => stems.every((stem) => words.some((word) => word.stem === stem)));
    const sides = sayings.map((saying) => {
      const content = saying.filter(({ isContent }) => isContent);
      const weights = content.map((word) => (asked.has(word.stem) ? ofAsked : 1) * likeness.weightOf(word));
      return { rows: content.map(rowOf), weights, all: weights.reduce((sum, weight) => sum + weight, 0) };
    });
    for (const window of windows) {
      const hasTerm = there.some((stems) => has(stems, window));
      for (const side of sides) {
        if (side.all === 0) continue;
        const covered = side.rows.reduce(
          (sum, row, i) => sum + (side.weights[i] ?? 0) * most(row, window),
          0,
        );
        const stretch = (): Stretch => coreOf(words, side.rows, window);
        yield { share: covered / side.all, hasTerm, stretch };
      }
    }
  };
}

/** Windows of at most so many words, one beginning at each word, none across the end of a sentence. */
function windowsOf(sentences: readonly Statement[]): Window[] {
  let start = 0;
  return sentences.flatMap(({ length }) => {
    const first = start;
    start += length;
    return Array.from({ length: Math.max(1, length - windowWords + 1) }, (_, i) => ({
      from: first + i,
      to: Math.min(first + length, first + i + windowWords),
    }));
  });
}

function most(row: Float32Array, { from, to }: Window): number {
  let value = 0;
  for (let i = from; i < to; i++) value = Math.max(value, row[i] ?? 0);
  return value;
}

function coreOf(among: Statement, rows: readonly Float32Array[], { from, to }: Window): Stretch {
  const isOwn = (i: number): boolean => rows.some((row) => (row[i] ?? 0) >= isHit);
  let [first, last] = [from, to - 1];
  while (first < last && !isOwn(first)) first += 1;
  while (last > first && !isOwn(last)) last -= 1;
  const start = Math.max(from, first - around);
  return { words: among.slice(start, Math.min(to, last + around + 1)), among, from: start };
}
