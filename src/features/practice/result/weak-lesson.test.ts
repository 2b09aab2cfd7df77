import { expect, test } from 'vitest';
import type { Score } from '#contract/entities/answer.ts';
import { isWeak } from './weak-lesson.tsx';

const trait = { name: 'x', points: 1, max: 4, low: 1, high: 1, certainty: 'exact' };
const score = (patch: object) =>
  ({ points: 1, max: 4, traits: [trait], evidence: { kind: 'choice' }, ...patch }) as unknown as Score;

test.each([
  ['no score', null, false],
  ['a quarter of the points', score({}), true],
  ['half of the points', score({ points: 2, traits: [{ ...trait, low: 2, high: 2 }] }), false],
  [
    'a range that reaches half',
    score({ traits: [{ ...trait, certainty: 'estimate', low: 0, high: 2 }] }),
    false,
  ],
  ['a range below half', score({ traits: [{ ...trait, certainty: 'estimate', low: 0, high: 1.5 }] }), true],
  ['points that are not known yet', score({ points: null }), false],
])('%s', (_what, given, isOffered) => {
  expect(isWeak(given)).toBe(isOffered);
});
