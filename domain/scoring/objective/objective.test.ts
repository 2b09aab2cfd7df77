import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { scoreAdjacentPairs } from './adjacent-pairs.ts';
import { scoreMultipleChoice, scoreSingleChoice } from './choices.ts';
import { scoreGaps } from './gaps.ts';
import { scoreHighlights } from './highlights.ts';

const options = ['A', 'B', 'C', 'D', 'E'];
const some = fc.subarray(options);
const atLeastOne = fc.subarray(options, { minLength: 1 });

describe('single choice', () => {
  test.each([
    [['B'], 1],
    [['A'], 0],
    [[], 0],
    [['B', 'C'], 0],
  ])('chosen %j gives %i', (chosen, points) => {
    expect(scoreSingleChoice({ options, correct: ['B'] }, chosen).points).toBe(points);
  });

  it('shows every option with what it is and whether it was chosen', () => {
    const { evidence } = scoreSingleChoice({ options: ['A', 'B'], correct: ['B'] }, ['A']);
    expect(evidence.options).toEqual([
      { id: 'A', chosen: true, correct: false },
      { id: 'B', chosen: false, correct: true },
    ]);
  });
});

describe('multiple choice', () => {
  test.each([
    [['A', 'C'], 2],
    [['A'], 1],
    [['A', 'B'], 0],
    [['A', 'C', 'D'], 1],
    [['B', 'D'], 0],
    [options, 0],
    [[], 0],
  ])('of A and C, chosen %j gives %i', (chosen, points) => {
    const scored = scoreMultipleChoice({ options, correct: ['A', 'C'] }, chosen);
    expect(scored).toMatchObject({ points, max: 2 });
  });

  it('stays within bounds, gives full marks only to the key, and does not depend on the order of picks', () => {
    fc.assert(
      fc.property(atLeastOne, some, (correct, chosen) => {
        const { points, max } = scoreMultipleChoice({ options, correct }, chosen);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points === max).toBe(correct.join('') === chosen.join(''));
        expect(points).toBeLessThanOrEqual(max);
        expect(scoreMultipleChoice({ options, correct }, chosen.toReversed()).points).toBe(points);
      }),
    );
  });

  it('never gives less for a further right option nor more for a further wrong one', () => {
    fc.assert(
      fc.property(atLeastOne, some, fc.constantFrom(...options), (correct, chosen, more) => {
        fc.pre(!chosen.includes(more));
        const before = scoreMultipleChoice({ options, correct }, chosen).points;
        const after = scoreMultipleChoice({ options, correct }, [...chosen, more]).points;
        expect(correct.includes(more) ? after - before : before - after).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('adjacent pairs', () => {
  test.each([
    ['ABCD', 'ABCD', 3],
    ['ABCD', 'BCDA', 2],
    ['ABCD', 'CDAB', 2],
    ['ABCD', 'DCBA', 0],
    ['ABCD', 'ACBD', 0],
    ['ABCD', 'BACD', 1],
    ['ABCD', 'AB', 1],
    ['ABCDE', 'DEABC', 3],
    ['ABCD', '', 0],
    ['A', 'A', 0],
    ['', '', 0],
  ])('of %s, %s gives %i', (key, order, points) => {
    const scored = scoreAdjacentPairs(key.split(''), order.split(''));
    expect(scored).toMatchObject({ points, max: Math.max(0, key.length - 1) });
  });

  it('shows the pairs of the answer and which of them are right', () => {
    expect(scoreAdjacentPairs(['A', 'B', 'C'], ['C', 'A', 'B']).evidence.pairs).toEqual([
      { first: 'C', second: 'A', correct: false },
      { first: 'A', second: 'B', correct: true },
    ]);
  });

  it('gives full marks to the key alone, and changes by at most one when the order is turned round by one', () => {
    const order = fc.shuffledSubarray(options, { minLength: options.length });
    fc.assert(
      fc.property(order, (answer) => {
        const { points, max } = scoreAdjacentPairs(options, answer);
        expect(points === max).toBe(answer.join('') === options.join(''));
        const rotated = [...answer.slice(1), ...answer.slice(0, 1)];
        expect(Math.abs(scoreAdjacentPairs(options, rotated).points - points)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('gaps', () => {
  const keys = [{ accepted: ['colour'] }, { accepted: ['sea', 'ocean'] }, { accepted: ['take part'] }];

  test.each([
    [['colour', 'sea', 'take part'], 3],
    [['Color', ' OCEAN ', 'take  part'], 3],
    [['colur', null, ''], 0],
    [[], 0],
    [['colour', 'sea', 'take part', 'more'], 3],
  ])('typed %j gives %i', (given, points) => {
    expect(scoreGaps(keys, given, 'typed')).toMatchObject({ points, max: 3 });
  });

  it('takes a picked word only when it is the very option', () => {
    expect(scoreGaps([{ accepted: ['practice'] }], ['practise'], 'picked').points).toBe(0);
    expect(scoreGaps([{ accepted: ['practice'] }], ['practice'], 'picked').points).toBe(1);
    expect(scoreGaps([{ accepted: ['practice'] }], [null], 'picked').points).toBe(0);
  });

  it('shows what was given and what would have been right', () => {
    expect(scoreGaps(keys.slice(0, 2), ['pond'], 'typed').evidence.gaps).toEqual([
      { given: 'pond', accepted: ['colour'], correct: false },
      { given: null, accepted: ['sea', 'ocean'], correct: false },
    ]);
  });

  it('gives each gap its own point, whatever stands in the others', () => {
    const filled = fc.array(fc.boolean(), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(filled, fc.constantFrom('typed' as const, 'picked' as const), (right, how) => {
        const given = keys.map((key, i) => (right[i] ? (key.accepted[0] ?? '') : 'wrong'));
        expect(scoreGaps(keys, given, how).points).toBe(right.filter(Boolean).length);
      }),
    );
  });
});

describe('highlights', () => {
  const key = {
    shown: ['the', 'cat', 'sat', 'down'],
    wrong: [
      { at: 1, said: 'dog' },
      { at: 3, said: 'up' },
    ],
  };

  test.each([
    [[1, 3], 2],
    [[1], 1],
    [[1, 0], 0],
    [[0, 2], 0],
    [[1, 1], 1],
    [[1, 99], 1],
    [[], 0],
  ])('clicks at %j give %i', (clicked, points) => {
    expect(scoreHighlights(key, clicked)).toMatchObject({ points, max: 2 });
  });

  it('shows found, missed and wrongly clicked words in the order of the text', () => {
    expect(scoreHighlights(key, [2, 1]).evidence.words).toEqual([
      { type: 'CORRECT', word: 'cat', suggestion: 'dog' },
      { type: 'EXTRA', word: 'sat' },
      { type: 'MISSED', word: 'down', suggestion: 'up' },
    ]);
  });

  it('stays within bounds for any clicks and gives full marks to exactly the wrong words', () => {
    fc.assert(
      fc.property(fc.subarray([0, 1, 2, 3]), (clicked) => {
        const { points, max } = scoreHighlights(key, clicked);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points === max).toBe(clicked.join() === '1,3');
      }),
    );
  });
});
