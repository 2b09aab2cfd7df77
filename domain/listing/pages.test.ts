import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { clampPage, countPages, cutPage, typedPage } from './pages.ts';

it('pages have 20 rows, the last one the rest', () => {
  const all = Array.from({ length: 45 }, (_, i) => i);
  expect(countPages(45)).toBe(3);
  expect(countPages(40)).toBe(2);
  expect(countPages(0)).toBe(0);
  expect(cutPage(all, { page: 2, size: 20 })).toEqual([40, 41, 42, 43, 44]);
  expect(cutPage(all, { page: 9, size: 20 })).toEqual([]);
});

test.each([
  ['2', 2],
  [' 3 ', 3],
  ['1', 1],
  ['0', null],
  ['4', null],
  ['', null],
  ['abc', null],
  ['2.5', null],
  ['-1', null],
  ['1e0', null],
  ['99999999999', null],
])('typed %j of 3 pages is page %j', (typed, page) => expect(typedPage(typed, 3)).toBe(page));

test.each([
  [0, 3, 1],
  [1, 3, 1],
  [2, 3, 2],
  [4, 3, 3],
  [10, 3, 3],
  [2, 0, 1],
])('page %i of %i is page %i', (page, totalPages, shown) => expect(clampPage(page, totalPages)).toBe(shown));

it('pages put together are the list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 7 }), (list, size) => {
      const pages = Array.from({ length: countPages(list.length, size) }, (_, page) =>
        cutPage(list, { page, size }),
      );
      expect(pages.flat()).toEqual(list);
    }),
  );
});
