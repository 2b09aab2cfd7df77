import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bookmarkTypes } from '#contract/entities/bookmark.ts';
import { listSorts, practiceStatuses } from '#contract/entities/practice.ts';
import { complexities } from '#contract/exam.ts';
import { applyFilter } from './apply-filter.ts';
import { formatCardNumber, formatRowNumber } from './format-number.ts';
import { changeFilter, defaultFilter, type ListFilter, type ListRow } from './list-filter.ts';
import { changeMode, listModes } from './list-mode.ts';
import { indexFromTyped, pageOf, turnPage } from './pages.ts';

const row = (id: number, more: Partial<ListRow> = {}): ListRow => ({
  id, title: `Title ${id}`, complexity: 'EASY', practiceCount: 0, predictionCount: 0, bookmarkType: 'UNMARK', ...more,
}); // prettier-ignore
const rows: ListRow[] = [
  row(3, { title: 'Café culture', complexity: 'HARD', practiceCount: 2, bookmarkType: 'HARD' }),
  row(1, { title: 'Bees', predictionCount: 4, predictionTypes: ['WEEKLY'], imageType: 'MAP' }),
  row(2, { title: 'arctic ICE', complexity: 'AVERAGE', practiceCount: 5, predictionCount: 1, predictionTypes: ['MONTHLY'] }),
]; // prettier-ignore
const ids = (filter: Partial<ListFilter>) =>
  applyFilter(rows, { ...defaultFilter, ...filter }).map((r) => r.id);

describe('a filtered list', () => {
  test.each<[Partial<ListFilter>, number[]]>([
    [{}, [1, 2, 3]],
    [{ title: 'CAFE' }, [3]],
    [{ title: ' arctic  ice ' }, [2]],
    [{ title: 'ICE' }, [2]],
    [{ title: 'nothing' }, []],
    [{ complexities: ['HARD', 'AVERAGE'] }, [2, 3]],
    [{ bookmarkTypes: ['HARD'] }, [3]],
    [{ bookmarkTypes: ['UNMARK'] }, [1, 2]],
    [{ practiceStatus: 'PRACTICED' }, [2, 3]],
    [{ practiceStatus: 'NOT_PRACTICED' }, [1]],
    [{ prediction: true }, [1, 2]],
    [{ predictionType: 'WEEKLY' }, [1]],
    [{ predictionType: 'MONTHLY' }, [2]],
    [{ imageTypes: ['MAP', 'TABLE'] }, [1]],
    [{ prediction: true, complexities: ['EASY'] }, [1]],
    [{ sort: 'id:desc' }, [3, 2, 1]],
    [{ sort: 'practice:asc' }, [1, 3, 2]],
    [{ sort: 'practice:desc' }, [2, 3, 1]],
    [{ sort: 'prediction:asc' }, [3, 2, 1]],
    [{ sort: 'prediction:desc' }, [1, 2, 3]],
    [{ sort: 'title:asc' }, [2, 1, 3]],
    [{ sort: 'title:desc' }, [3, 1, 2]],
  ])('with %j has %j', (filter, expected) => expect(ids(filter)).toEqual(expected));

  const anyRow = fc.record({
    id: fc.nat(50), title: fc.string({ maxLength: 4 }), complexity: fc.constantFrom(...complexities),
    practiceCount: fc.nat(2), predictionCount: fc.nat(2), bookmarkType: fc.constantFrom(...bookmarkTypes),
  }); // prettier-ignore
  const anyRows = fc.uniqueArray(anyRow, { selector: (r) => r.id, maxLength: 12 });
  const anyFilter = fc.record({
    title: fc.string({ maxLength: 1 }), sort: fc.option(fc.constantFrom(...listSorts)), prediction: fc.boolean(),
    bookmarkTypes: fc.subarray([...bookmarkTypes]), complexities: fc.subarray([...complexities]),
    practiceStatus: fc.constantFrom(...practiceStatuses),
  }); // prettier-ignore

  it('has the same rows in the same order however the bank is ordered, and is the same when filtered again', () => {
    fc.assert(
      fc.property(anyRows, anyFilter, (all, some) => {
        const filter = { ...defaultFilter, ...some };
        const once = applyFilter(all, filter);
        expect(applyFilter(all.toReversed(), filter)).toEqual(once);
        expect(applyFilter(once, filter)).toEqual(once);
      }),
    );
  });

  it('leaves the rows that it was given as they are', () => {
    const before = [...rows];
    ids({ sort: 'title:desc' });
    expect(rows).toEqual(before);
  });
});

describe('list modes', () => {
  const used: ListFilter = {
    ...defaultFilter, title: 'bees', sort: 'id:desc', bookmarkTypes: ['HARD'], complexities: ['EASY'], index: 4, practiceStatus: 'PRACTICED',
  }; // prettier-ignore

  test.each(listModes)(
    '%s starts at the first page, unsorted, and keeps title and practice status',
    (mode) => {
      const { filter } = changeMode(used, mode, true);
      expect(filter).toMatchObject({ index: 0, sort: null, title: 'bees', practiceStatus: 'PRACTICED' });
    },
  );

  it('bookmark sets every mark and keeps the level', () => {
    expect(changeMode(used, 'bookmark', false).filter).toMatchObject({
      bookmarkTypes: ['VERY_EASY', 'EASY', 'AVERAGE', 'HARD', 'VERY_HARD'], complexities: ['EASY'], prediction: false,
    }); // prettier-ignore
  });

  it('the other modes clear marks and level', () => {
    for (const mode of ['normal', 'exam-memory', 'prediction'] as const) {
      expect(changeMode(used, mode, true).filter).toMatchObject({ bookmarkTypes: [], complexities: [] });
    }
  });

  it('exam memory asks for predictions, prediction for those of the week', () => {
    expect(changeMode(used, 'exam-memory', false).filter).toMatchObject({
      prediction: true,
      predictionType: null,
    });
    expect(changeMode(used, 'prediction', true)).toMatchObject({
      kind: 'changed', mode: 'prediction', filter: { prediction: false, predictionType: 'WEEKLY' },
    }); // prettier-ignore
  });

  it('prediction without premium goes back to the first mode', () => {
    expect(changeMode(used, 'prediction', false)).toEqual({
      kind: 'premium-required',
      mode: 'normal',
      filter: changeMode(used, 'normal', false).filter,
    });
  });

  it('a changed filter goes back to the first page and changes nothing else', () => {
    expect(changeFilter(used, { complexities: ['HARD'] })).toEqual({
      ...used,
      complexities: ['HARD'],
      index: 0,
    });
  });
});

describe('pages', () => {
  const all = Array.from({ length: 45 }, (_, i) => i);

  it('have 20 rows, the last one the rest', () => {
    expect(pageOf(all, 0)).toMatchObject({ number: 0, size: 20, totalElements: 45, totalPages: 3 });
    expect(pageOf(all, 2).rows).toEqual([40, 41, 42, 43, 44]);
    expect(pageOf(all, 9).number).toBe(2);
    expect(pageOf([], 3)).toEqual({ rows: [], number: 0, size: 20, totalElements: 0, totalPages: 0 });
  });

  test.each([
    ['2', 1], [' 3 ', 2], ['1', 0], ['0', 1], ['4', 1], ['', 1], ['abc', 1], ['2.5', 1], ['-1', 1], ['1e0', 1], ['99999999999', 1],
  ])('typed %j on page 2 of 3 gives index %i', (typed, index) => expect(indexFromTyped(typed, 1, 3)).toBe(index)); // prettier-ignore

  test.each([
    [0, -1, 0], [0, 1, 1], [2, 1, 2], [1, -1, 0],
  ] as const)('from index %i by %i gives %i', (from, direction, to) => expect(turnPage(from, direction, 3)).toBe(to)); // prettier-ignore

  it('of an empty list stay at the first', () => expect(turnPage(0, 1, 0)).toBe(0));

  it('put together are the list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 7 }), (list, size) => {
        const { totalPages } = pageOf(list, 0, size);
        const joined = Array.from({ length: totalPages }, (_, i) => pageOf(list, i, size).rows).flat();
        expect(joined).toEqual(list);
      }),
    );
  });
});

describe('numbers', () => {
  test.each([[7, '#00007'], [13_001, '#13001'], [123_456, '#123456']])('row %i is %s', (id, text) => expect(formatRowNumber(id)).toBe(text)); // prettier-ignore
  test.each([['RA', 7, '#RA0007'], ['', 42, '#0042'], ['WFD', 23_001, '#WFD23001']])('card %s %i is %s', (summary, id, text) =>
    expect(formatCardNumber(summary, id)).toBe(text)); // prettier-ignore
});
