import { expect, it, describe } from 'vitest';
import { countByTask, filterBook, pageOfBook, type BookFilter } from './book-list.ts';
import {
  countBookFilters,
  parseBookSearch,
  resetFilters,
  toBookAddress,
  toBookFilter,
} from './book-search.ts';
import { monthsBefore } from './months-before.ts';

const now = Date.UTC(2026, 10, 23, 8);
const row = (word: string, more: object = {}) => ({
  word,
  practiceType: null,
  bookmark: null,
  practiceCount: 0,
  createdDate: new Date(now).toISOString(),
  ...more,
});
const book = [
  row('Tide', { practiceType: 'RA', bookmark: 'HARD', practiceCount: 3 }),
  row('apple', { createdDate: '2026-08-31T23:59:59.000Z' }),
  row('Café', { practiceType: 'WFD', practiceCount: 1, createdDate: '2026-09-01T00:00:00.000Z' }),
] as const;
const all: BookFilter = {
  word: '',
  practiceType: null,
  practiceStatus: 'ALL',
  bookmarkTypes: [],
  startDateTime: null,
  sort: 'word',
};
const words = (filter: Partial<BookFilter>) =>
  filterBook(book as never, { ...all, ...filter }).map(({ word }: { word: string }) => word);

describe('a book', () => {
  it('is listed by word unless told otherwise', () => {
    expect(words({})).toEqual(['apple', 'Café', 'Tide']);
    expect(words({ sort: 'word:desc' })).toEqual(['Tide', 'Café', 'apple']);
    expect(words({ sort: 'createdDate:desc' })).toEqual(['Tide', 'Café', 'apple']);
    expect(words({ sort: 'practiceCount:asc' })).toEqual(['apple', 'Café', 'Tide']);
  });

  it('is found by a part of a word, in any case and in either spelling of its letters', () => {
    expect(words({ word: ' ID' })).toEqual(['Tide']);
    expect(words({ word: 'CAFE\u0301' })).toEqual(['Café']);
  });

  it('is filtered by status, mark, task and date', () => {
    expect(words({ practiceStatus: 'PRACTICED' })).toEqual(['Café', 'Tide']);
    expect(words({ practiceStatus: 'NOT_PRACTICED' })).toEqual(['apple']);
    expect(words({ bookmarkTypes: ['HARD'] })).toEqual(['Tide']);
    expect(words({ bookmarkTypes: ['UNMARK'] })).toEqual(['apple', 'Café']);
    expect(words({ practiceType: 'WFD' })).toEqual(['Café']);
    expect(words({ startDateTime: monthsBefore(2, now) })).toEqual(['Café', 'Tide']);
  });

  it('has ten words on a page, and its last page when the one asked for is gone', () => {
    const many = Array.from({ length: 21 }, (_, index) => row(`word ${String(index).padStart(2, '0')}`));
    expect(pageOfBook(many, all, 0).rows).toHaveLength(10);
    expect(pageOfBook(many, all, 7)).toMatchObject({ page: 2, totalPages: 3, total: 21 });
    expect(pageOfBook([], all, 3)).toEqual({ rows: [], total: 0, page: 0, totalPages: 0 });
  });

  it('is counted by task', () => {
    expect(countByTask(book as never).get('RA')).toEqual({ total: 1, practised: 1 });
    expect(countByTask(book as never).get(null)).toEqual({ total: 1, practised: 0 });
  });
});

describe('Filter by Date', () => {
  it('goes back to the first day of a month', () => {
    expect(monthsBefore(1, now)).toBe('2026-10-01T00:00:00.000Z');
    expect(monthsBefore(12, now)).toBe('2025-11-01T00:00:00.000Z');
  });

  it.each([0, -1, Number.NaN, 'two', null])('refuses %s', (months) => {
    expect(() => monthsBefore(months, now)).toThrow('Invalid monthsBefore value');
  });
});

describe('the address of the Words page', () => {
  it('says what is not as usual, and is read again', () => {
    const state = parseBookSearch({ book: 'spelling', months: '3', bookmarkTypes: 'HARD,UNMARK', page: '2' });
    expect(toBookAddress(state)).toEqual({
      book: 'spelling',
      months: '3',
      bookmarkTypes: 'HARD,UNMARK',
      page: '2',
    });
    expect(parseBookSearch(toBookAddress(state))).toEqual(state);
    expect(countBookFilters(state)).toBe(2);
    expect(toBookAddress(resetFilters(state))).toEqual({ book: 'spelling' });
  });

  it('opens whatever it says', () => {
    const odd = { book: 'diary', months: '-4', practiceStatus: 'SOME', page: 'x', sort: 'rhyme', word: 7 };
    expect(toBookAddress(parseBookSearch(odd))).toEqual({});
    expect(toBookFilter(parseBookSearch(undefined), now, 'RA')).toEqual({ ...all, practiceType: 'RA' });
  });
});
