import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bookmarkTypes } from '#contract/entities/bookmark.ts';
import { listSorts, practiceStatuses } from '#contract/entities/practice.ts';
import { complexities } from '#contract/exam.ts';
import { imageTypes } from '#contract/images/image-type.ts';
import { foldTitle } from './fold-title.ts';
import { filterRows, isFiltered, type ListFilter, type ListRow } from './list-rows.ts';

const everything: ListFilter = {
  title: '',
  complexities: [],
  imageTypes: [],
  bookmarkTypes: [],
  practiceStatus: 'ALL',
  sort: 'id:asc',
};
const row = (id: number, title: string, more: Partial<ListRow> = {}): ListRow => ({
  id,
  titleKey: foldTitle(title),
  complexity: 'EASY',
  practiceCount: 0,
  prediction: 0,
  predictionCount: 0,
  predictionTypes: [],
  bookmarkType: 'UNMARK',
  ...more,
});
const rows: ListRow[] = [
  row(3, 'Café culture', { complexity: 'HARD', practiceCount: 2, bookmarkType: 'HARD', imageType: 'MAP' }),
  row(1, 'Bees', { prediction: 1, predictionCount: 4, imageType: 'TABLE', predictionTypes: ['WEEKLY'] }),
  row(2, 'arctic ICE', {
    complexity: 'AVERAGE',
    practiceCount: 5,
    prediction: 1,
    predictionCount: 1,
    predictionTypes: ['MONTHLY'],
  }),
];
const ids = (filter: Partial<ListFilter>, all = rows) =>
  filterRows(all, { ...everything, ...filter }).map((r) => r.id);

describe('a filtered list', () => {
  test.each<[Partial<ListFilter>, number[]]>([
    [{}, [1, 2, 3]],
    [{ title: 'CAFE' }, [3]],
    [{ title: ' arctic  ice ' }, [2]],
    [{ title: 'ICE' }, [2]],
    [{ title: 'nothing' }, []],
    [{ title: '#0002' }, [2]],
    [{ title: '3' }, [3]],
    [{ title: 'ra0003' }, [3]],
    [{ title: '3 things' }, []],
    [{ complexities: ['HARD', 'AVERAGE'] }, [2, 3]],
    [{ imageTypes: ['MAP'] }, [3]],
    [{ imageTypes: ['MAP', 'TABLE', 'GRAPH'] }, [1, 3]],
    [{ imageTypes: ['PICTURE'] }, []],
    [{ imageTypes: ['MAP'], complexities: ['EASY'] }, []],
    [{ bookmarkTypes: ['HARD'] }, [3]],
    [{ bookmarkTypes: ['UNMARK'] }, [1, 2]],
    [{ practiceStatus: 'PRACTICED' }, [2, 3]],
    [{ practiceStatus: 'NOT_PRACTICED' }, [1]],
    [{ prediction: true }, [1, 2]],
    [{ prediction: false }, [1, 2, 3]],
    [{ predictionType: 'WEEKLY' }, [1]],
    [{ predictionType: 'MONTHLY' }, [2]],
    [{ prediction: true, complexities: ['EASY'] }, [1]],
    [{ sort: 'id:desc' }, [3, 2, 1]],
    [{ sort: 'practice:asc' }, [1, 3, 2]],
    [{ sort: 'practice:desc' }, [2, 3, 1]],
    [{ sort: 'prediction:asc' }, [3, 2, 1]],
    [{ sort: 'prediction:desc' }, [1, 2, 3]],
    [{ sort: 'title:asc' }, [2, 1, 3]],
    [{ sort: 'title:desc' }, [3, 1, 2]],
  ])('with %j has %j', (filter, expected) => expect(ids(filter)).toEqual(expected));

  it('has equal rows by id, whatever the direction', () => {
    const equal = [row(2, 'Tea'), row(1, 'tea'), row(3, 'Téa')];
    for (const sort of listSorts.filter((each) => !each.startsWith('id'))) {
      expect(ids({ sort }, equal)).toEqual([1, 2, 3]);
    }
  });

  const anyRow = fc.record({
    id: fc.nat(50),
    titleKey: fc.string({ maxLength: 4 }).map(foldTitle),
    complexity: fc.constantFrom(...complexities),
    practiceCount: fc.nat(2),
    prediction: fc.constantFrom(0 as const, 1 as const),
    predictionCount: fc.nat(2),
    bookmarkType: fc.constantFrom(...bookmarkTypes),
    predictionTypes: fc.subarray(['WEEKLY', 'MONTHLY'] as const),
    imageType: fc.constantFrom(...imageTypes),
  });
  const anyRows = fc.uniqueArray(anyRow, { selector: (r) => r.id, maxLength: 12 });
  const anyFilter = fc.record({
    title: fc.string({ maxLength: 1 }),
    sort: fc.constantFrom(...listSorts),
    prediction: fc.boolean(),
    bookmarkTypes: fc.subarray([...bookmarkTypes]),
    complexities: fc.subarray([...complexities]),
    imageTypes: fc.subarray([...imageTypes]),
    practiceStatus: fc.constantFrom(...practiceStatuses),
    predictionType: fc.constantFrom(undefined, 'WEEKLY' as const),
  });

  it('has the same rows in the same order however the bank is ordered, and is the same when filtered again', () => {
    fc.assert(
      fc.property(anyRows, anyFilter, (all, filter) => {
        const once = filterRows(all, filter);
        expect(filterRows(all.toReversed(), filter)).toEqual(once);
        expect(filterRows(once, filter)).toEqual(once);
      }),
    );
  });

  it('has every row unless its filter leaves something out', () => {
    fc.assert(
      fc.property(anyRows, anyFilter, (all, filter) => {
        const isWhole = filterRows(all, filter).length === all.length;
        expect(isWhole || isFiltered(filter)).toBe(true);
      }),
    );
  });

  it('leaves the rows that it was given as they are', () => {
    const before = [...rows];
    ids({ sort: 'title:desc' });
    expect(rows).toEqual(before);
  });
});
