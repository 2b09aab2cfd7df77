import { describe, expect, it } from 'vitest';
import {
  applyWrite,
  mergeRows,
  newestFirst,
  noRow,
  parseRow,
  readRow,
  storedRow,
  withVersion,
  type DraftRow,
  type DraftWrite,
} from './draft-versions.ts';

const write = (by: string, n: number, draft: unknown, more: Partial<DraftWrite> = {}): DraftWrite => ({
  by,
  n,
  at: n,
  draft,
  seen: {},
  ...more,
});
const after = (...writes: DraftWrite[]): DraftRow => writes.reduce(applyWrite, noRow);
const texts = (row: DraftRow) => newestFirst(row).map(({ draft }) => draft);
const seenIn = (row: DraftRow) => readRow(row, (draft) => draft).seen;

describe('a write', () => {
  it('takes the place of what its writer wrote and saw, and of nothing else', () => {
    const seen = seenIn(after(write('a', 1, 'a line')));
    expect(texts(after(write('a', 1, 'a'), write('a', 2, 'a line')))).toEqual(['a line']);
    expect(texts(after(write('a', 1, 'a line'), write('b', 1, 'a line more', { seen })))).toEqual([
      'a line more',
    ]);
    expect(texts(after(write('a', 1, 'of a'), write('b', 2, 'of b')))).toEqual(['of b', 'of a']);
  });

  it('that throws away leaves what its writer never saw', () => {
    expect(texts(after(write('b', 1, 'of b'), write('a', 1, null)))).toEqual(['of b']);
    expect(after(write('a', 1, 'of a'), write('a', 2, null)).versions).toEqual([]);
  });

  it('done twice, in any order, is done once', () => {
    const first = write('a', 1, 'half');
    const second = write('a', 2, 'half a line');
    expect(texts(after(second, first, second))).toEqual(['half a line']);
  });

  it('that is late brings back nothing that another tab went on from', () => {
    const carried = write('a', 2, 'two words');
    const row = after(write('a', 1, 'two'), carried);
    const further = applyWrite(row, write('b', 1, 'two words more', { seen: seenIn(row) }));
    expect(texts(applyWrite(further, carried))).toEqual(['two words more']);
  });

  it('without anything new is done only where the last one of its writer still stands', () => {
    const again = write('a', 9, 'a line', { isRefresh: true });
    const row = after(write('a', 1, 'a line'));
    const further = applyWrite(row, write('b', 2, 'a line more', { seen: seenIn(row) }));
    expect(texts(applyWrite(further, again))).toEqual(['a line more']);
    expect(applyWrite(row, again).versions).toMatchObject([{ n: 9 }]);
    // The first one was refused: this is all there is.
    expect(texts(after(again))).toEqual(['a line']);
  });
});

it('goes on from the newest alone, and leaves the others where they are', () => {
  const row = after(write('a', 1, 'of a'), write('b', 2, 'of b'));
  const seen = seenIn(row);
  expect(texts(applyWrite(row, write('c', 3, 'of b, more', { seen })))).toEqual(['of b, more', 'of a']);
});

it('shows the newest that its reader can use, and does not keep what is of no use', () => {
  const row = after(write('a', 1, 'of a'), write('b', 2, ''));
  const read = readRow(row, (draft) => (draft === '' ? null : draft));
  expect([read.newest?.draft, read.others]).toEqual(['of a', []]);
  expect(texts(applyWrite(row, write('c', 3, 'of a, more', { seen: read.seen })))).toEqual(['of a, more']);
});

it('takes of two versions of the same millisecond the one that was written last for the newer', () => {
  const row = after(write('a', 1, 'first'), write('b', 1, 'last'));
  expect(texts(row)).toEqual(['last', 'first']);
  expect(texts(withVersion(row, { by: 'a', n: 1, at: 1, draft: 'first' }))).toEqual(['first', 'last']);
});

describe('a stored row', () => {
  it('is read back', () => {
    const row = after(write('a', 1, { text: 'of a' }), write('b', 2, { text: 'of b' }));
    expect(parseRow(structuredClone(storedRow(row)))).toEqual(row);
  });

  it('of an older version is one version, and an older version reads the newest of ours', () => {
    expect(texts(parseRow({ value: null, startedAt: 5 }))).toEqual([{ value: null, startedAt: 5 }]);
    expect(texts(parseRow(7))).toEqual([7]);
    expect(parseRow(undefined)).toEqual(noRow);
    const row = after(write('a', 1, { text: 'of a' }), write('b', 2, { text: 'of b' }));
    expect(storedRow(row)).toMatchObject({ text: 'of b' });
  });
});

describe('two rows of one draft', () => {
  const first = after(write('a', 1, 'a line'));
  const bothWays = (row: DraftRow, other: DraftRow) => [
    texts(mergeRows(row, other)),
    texts(mergeRows(other, row)),
  ];

  it('become the later one where that had seen the other', () => {
    const gone = applyWrite(first, write('a', 2, null));
    const later = applyWrite(first, write('b', 1, 'a line more', { seen: seenIn(first) }));
    expect(bothWays(first, later)).toEqual([['a line more'], ['a line more']]);
    expect(bothWays(first, gone)).toEqual([[], []]);
    expect(bothWays(noRow, later)).toEqual([['a line more'], ['a line more']]);
    expect(mergeRows(first, gone).known).toEqual({ a: 2 });
  });

  it('keep both texts where neither had seen the other', () => {
    const other = after(write('b', 2, 'of b'));
    expect(bothWays(first, other)).toEqual([
      ['of b', 'a line'],
      ['of b', 'a line'],
    ]);
  });
});
