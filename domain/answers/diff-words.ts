import type { TextSpan } from '#contract/entities/text-span.ts';
import { alignWords, type Likeness } from '#domain/scoring/objective/alignment.ts';
import { wordTokens, type WordToken } from '#domain/words/word-tokens.ts';

/** The stretches of each text that the other one has not, in order; places in the text. */
export interface TextDifferences {
  readonly first: readonly TextSpan[];
  readonly second: readonly TextSpan[];
}

/** Pairs of words that are laid beside each other: a phone needs half a second for so many. */
const mostPairs = 250_000;

/**
 * The words by which two texts differ; capitals and punctuation are no difference. `null` when the texts are too long and too
 * different to be laid beside each other word by word.
 */
export function diffWords(first: string, second: string): TextDifferences | null {
  const [own, other] = [wordTokens(first), wordTokens(second)];
  const shortest = Math.min(own.length, other.length);
  let head = 0;
  while (head < shortest && isSameWord(own[head], other[head])) head += 1;
  let tail = 0;
  while (tail < shortest - head && isSameWord(own.at(-1 - tail), other.at(-1 - tail))) tail += 1;
  const [left, right] = [own.slice(head, own.length - tail), other.slice(head, other.length - tail)];
  if (left.length * right.length > mostPairs) return null;
  const steps = alignWords(left.length, right.length, likenessOf(left, right));
  return {
    first: spansOf(
      left,
      steps.flatMap(({ kind, key }) => (kind === 'missed' ? key : [])),
    ),
    second: spansOf(
      right,
      steps.flatMap(({ kind, typed }) => (kind === 'extra' ? typed : [])),
    ),
  };
}

const isSameWord = (a: WordToken | undefined, b: WordToken | undefined): boolean =>
  a?.word.toLowerCase() === b?.word.toLowerCase();

const likenessOf = (left: readonly WordToken[], right: readonly WordToken[]): Likeness => ({
  isSame: (key, typed) => isSameWord(left[key], right[typed]),
  nearness: () => 0,
  isJoined: () => false,
  isSplit: () => false,
});

/** Words that follow each other are one stretch. */
function spansOf(tokens: readonly WordToken[], places: readonly number[]): TextSpan[] {
  const spans: { start: number; end: number; last: number }[] = [];
  for (const place of places) {
    const token = tokens[place];
    if (token === undefined) continue;
    const before = spans.at(-1);
    if (before?.last === place - 1) Object.assign(before, { end: token.end, last: place });
    else spans.push({ start: token.start, end: token.end, last: place });
  }
  return spans.map(({ start, end }) => ({ start, end }));
}
