import type { Points } from './points.ts';

/**
 * Re-order Paragraphs: 1 point for each pair of neighbours of the key that stand together in the answer, in the same
 * direction, wherever they stand (docs/exam-rules.md). A key of n gives at most n - 1. Ids must be distinct in both.
 */
export function scoreAdjacentPairs(key: readonly string[], order: readonly string[]): Points<'pairs'> {
  const next = new Map(neighbours(key).map(({ first, second }) => [first, second]));
  const pairs = neighbours(order).map(({ first, second }) => ({
    first,
    second,
    correct: next.get(first) === second,
  }));
  const points = pairs.filter((pair) => pair.correct).length;
  return { points, max: Math.max(0, key.length - 1), evidence: { kind: 'pairs', pairs } };
}

function neighbours(ids: readonly string[]): { first: string; second: string }[] {
  return ids.flatMap((first, i) => {
    const second = ids[i + 1];
    return second === undefined ? [] : [{ first, second }];
  });
}
