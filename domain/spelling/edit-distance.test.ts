import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { editDistance, nearness } from './edit-distance.ts';

const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

describe('edit distance', () => {
  test.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['word', 'word', 0],
    ['goverment', 'government', 1],
    ['recieve', 'receive', 1],
    ['seperate', 'separate', 1],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
    ['ca', 'abc', 3],
  ] as const)('from %j to %j is %i', (a, b, slips) => expect(editDistance(a, b)).toBe(slips));

  it('is symmetric, zero only for equal words, and never longer than the longer word', () => {
    fc.assert(
      fc.property(short, short, (a, b) => {
        const slips = editDistance(a, b);
        expect(slips).toBe(editDistance(b, a));
        expect(slips === 0).toBe(a === b);
        expect(slips).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(slips).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});

describe('nearness', () => {
  test.each([
    ['goverment', 'government'],
    ['cat', 'car'],
    ['libary', 'library'],
    ['then', 'them'],
  ])('%s is near %s', (a, b) => expect(nearness(a, b)).toBeGreaterThan(0));
  test.each([
    ['is', 'in'],
    ['a', 'an'],
    ['cat', 'dog'],
    ['short', 'extraordinary'],
    ['table', 'chair'],
  ])('%s is not near %s', (a, b) => expect(nearness(a, b)).toBe(0));
});
