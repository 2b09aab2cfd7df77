import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { moveDown, moveTo, moveUp, spokenMove } from './move.ts';
import { shuffledFor } from './shuffle.ts';

const abcd = ['a', 'b', 'c', 'd'];

describe('the first order of paragraphs', () => {
  const manyIds = fc.uniqueArray(fc.string({ maxLength: 3 }), { minLength: 2, maxLength: 8 });

  it('has all paragraphs, is never the key, and is the same every time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), manyIds, (itemId, ids) => {
        const order = shuffledFor(itemId, ids);
        expect(order.toSorted()).toEqual(ids.toSorted());
        expect(order).not.toEqual(ids);
        expect(shuffledFor(itemId, ids)).toEqual(order);
      }),
    );
  });

  it('differs from item to item', () => {
    const orders = Array.from({ length: 200 }, (_, i) => shuffledFor(13_001 + i, abcd).join(''));
    expect(new Set(orders).size).toBeGreaterThan(18);
  });

  it('stays what it was in earlier versions', () => {
    expect([13_001, 13_002, 13_003].map((id) => shuffledFor(id, abcd).join(''))).toEqual([
      'abdc',
      'cadb',
      'bcda',
    ]);
  });

  it('leaves fewer than two paragraphs alone', () => {
    expect(shuffledFor(1, [])).toEqual([]);
    expect(shuffledFor(1, ['a'])).toEqual(['a']);
  });
});

describe('moving a paragraph', () => {
  test.each([
    [moveUp(abcd, 'c'), 'acbd', 'moved'],
    [moveDown(abcd, 'c'), 'abdc', 'moved'],
    [moveUp(abcd, 'a'), 'abcd', 'at-top'],
    [moveDown(abcd, 'd'), 'abcd', 'at-bottom'],
    [moveTo(abcd, 'a', 3), 'bcda', 'moved'],
    [moveTo(abcd, 'd', 0), 'dabc', 'moved'],
    [moveTo(abcd, 'b', 99), 'acdb', 'moved'],
    [moveTo(abcd, 'b', 1), 'abcd', 'not-moved'],
    [moveUp(abcd, 'z'), 'abcd', 'unknown'],
  ])('%# gives the order and says what happened', ({ order, move }, expected, kind) => {
    expect(order.join('')).toBe(expected);
    expect(move.kind).toBe(kind);
  });

  it('keeps all paragraphs and puts the moved one where it says', () => {
    fc.assert(
      fc.property(fc.constantFrom(...abcd), fc.integer({ min: -3, max: 9 }), (id, place) => {
        const { order, move } = moveTo(abcd, id, place);
        expect([...order].toSorted()).toEqual(abcd);
        expect(order[move.to - 1]).toBe(id);
      }),
    );
  });

  test.each([
    [moveUp(abcd, 'c'), 'Paragraph 3 moved from position 3 to position 2 of 4.'],
    [moveUp(abcd, 'a'), 'Paragraph 3 is already at the top.'],
    [moveDown(abcd, 'd'), 'Paragraph 3 is already at the bottom.'],
    [moveTo(abcd, 'b', 1), 'Paragraph 3 stays at position 2 of 4.'],
    [moveTo(abcd, 'z', 1), 'Paragraph 3 is not in the list.'],
  ])('%# is spoken in words', ({ move }, text) => expect(spokenMove(move, 'Paragraph 3')).toBe(text));
});
