import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Score } from '#contract/entities/answer.ts';
import { compareScores } from './compare-scores.ts';
import { movedTraits } from './moved-traits.ts';

const gaps: Score['evidence'] = { kind: 'gaps', gaps: [] };
const writing: Score['evidence'] = {
  kind: 'writing',
  wordCount: 60,
  formBand: { points: 1, max: 1, reason: 'in-band' },
  words: [],
  summary: { errorDensityScore: 0, spellingErrors: 0 } as never,
};

function exact(points: number, more: Partial<Score> = {}): Score {
  const trait = { id: 'content', certainty: 'exact', points, low: points, high: points, max: 10 } as const;
  return {
    rubric: 'academic@2025-08-07',
    scorer: 'objective@1',
    points,
    max: 10,
    traits: [trait],
    skills: [],
    evidence: gaps,
    ...more,
  };
}

function estimate(low: number, high: number, more: Partial<Score> = {}): Score {
  const points = (low + high) / 2;
  const traits = [{ id: 'content', certainty: 'estimate', points, low, high, max: 10 } as const];
  return exact(points, { scorer: 'writing@2026-11-25', traits, evidence: writing, ...more });
}

describe('a score beside an earlier one', () => {
  it.each([
    ['more', exact(8), exact(2), { kind: 'more', points: 6, isLeast: false }],
    ['fewer', exact(2.25), exact(3.5), { kind: 'fewer', points: 1.25, isLeast: false }],
    ['the same', exact(4), exact(4), { kind: 'same' }],
    ['ranges apart', estimate(7, 8), estimate(2, 4.2), { kind: 'more', points: 2, isLeast: true }],
    [
      'ranges apart the other way',
      estimate(1, 2),
      estimate(5, 6),
      { kind: 'fewer', points: 3, isLeast: true },
    ],
    ['ranges that meet', estimate(4, 6), estimate(2, 4.5), { kind: 'about-same' }],
    // 4.5 to 5 is said as 4 to 5, and 3 to 3.8 as 3 to 4: what the learner saw meets.
    ['ranges that meet as they are said', estimate(4.5, 5), estimate(3, 3.8), { kind: 'about-same' }],
    [
      'an exact zero and an estimate',
      exact(0, { evidence: writing, scorer: 'writing@2026-11-25' }),
      estimate(4, 6),
      {
        kind: 'fewer',
        points: 4,
        isLeast: true,
      },
    ],
  ])('%s', (_name, now, earlier, comparison) => {
    expect(compareScores(now, earlier)).toEqual(comparison);
  });

  it('tells that the rules were others, and which were older', () => {
    const older = estimate(1, 2, { scorer: 'writing@2026-11-01' });
    expect(compareScores(estimate(7, 8), older)).toEqual({ kind: 'other-version', isOlder: true });
    expect(compareScores(older, estimate(7, 8))).toEqual({ kind: 'other-version', isOlder: false });
    const oldRubric = exact(1, { rubric: 'academic@2021-11-16' });
    expect(compareScores(exact(2), oldRubric)).toEqual({ kind: 'other-version', isOlder: true });
  });

  it('compares no points of a question that is worth others now', () => {
    expect(compareScores(exact(3), exact(3, { max: 12 }))).toEqual({ kind: 'other-question' });
  });

  it('is nothing without points on both sides, and of what was refused', () => {
    const refused: Score['evidence'] = {
      kind: 'recording',
      signal: null,
      speech: { refused: 'silence' } as never,
    };
    const unmeasured = exact(0, { points: null });
    const unheard = exact(3, { evidence: { kind: 'recording', signal: null } });
    for (const none of [unmeasured, unheard, exact(0, { evidence: refused })]) {
      expect(compareScores(none, exact(3))).toBeNull();
      expect(compareScores(exact(3), none)).toBeNull();
    }
  });

  it('says the opposite the other way round', () => {
    const score = fc.oneof(
      fc.integer({ min: 0, max: 40 }).map((quarters) => exact(quarters / 4, { scorer: 'x@2026-01-01' })),
      fc
        .tuple(fc.double({ min: 0, max: 10, noNaN: true }), fc.double({ min: 0, max: 10, noNaN: true }))
        .map(([a, b]) => estimate(Math.min(a, b), Math.max(a, b), { scorer: 'x@2026-01-01' })),
    );
    const turned = { more: 'fewer', fewer: 'more' } as const;
    fc.assert(
      fc.property(score, score, (one, other) => {
        const [forth, back] = [compareScores(one, other), compareScores(other, one)];
        const isMoved = forth !== null && 'points' in forth;
        expect(back).toEqual(isMoved ? { ...forth, kind: turned[forth.kind] } : forth);
        expect(isMoved ? forth.points : 1).toBeGreaterThan(0);
      }),
    );
  });
});

it('names the traits that moved: estimates only where their ranges do not meet', () => {
  const trait = (id: string, low: number, high: number) =>
    ({ id, certainty: low === high ? 'exact' : 'estimate', points: low, low, high, max: 5 }) as const;
  const now = exact(5, { traits: [trait('form', 1, 1), trait('grammar', 3, 4), trait('content', 4, 5)] });
  const earlier = exact(2, { traits: [trait('form', 0, 0), trait('grammar', 2, 3), trait('content', 1, 2)] });
  expect(movedTraits(now, earlier).map(({ now: { id } }) => id)).toEqual(['form', 'content']);
  expect(movedTraits(exact(5), exact(2))).toEqual([]);
});
