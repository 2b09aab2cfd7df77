import { expect, test } from 'vitest';
import {
  activeFilters,
  changeFilter,
  changeMode,
  chooseMode,
  clearFilters,
  countFilters,
  withoutFilter,
} from './change-list.ts';
import { listModes, marks } from './list-mode.ts';
import { parseListSearch } from './list-search.ts';

const used = parseListSearch({
  title: 'bees',
  sort: 'id:desc',
  bookmarkTypes: 'HARD',
  complexities: 'EASY',
  page: '5',
  practiceStatus: 'PRACTICED',
});

test('changing a filter goes back to the first page', () => {
  const state = parseListSearch({ page: '4' });
  expect(changeFilter(state, { complexities: ['HARD'] }).page).toBe(1);
});

test('changing the mode resets page and sort, and clears marks and levels', () => {
  const state = parseListSearch({
    page: '4',
    sort: 'title:asc',
    complexities: 'HARD',
    bookmarkTypes: 'HARD',
  });
  expect(changeMode(state, 'exam-memory')).toMatchObject({
    page: 1,
    sort: null,
    complexities: [],
    bookmarkTypes: [],
  });
});

test('bookmark mode sets all marks and keeps the level', () => {
  const state = changeMode(parseListSearch({ complexities: 'HARD' }), 'bookmark');
  expect(state.bookmarkTypes).toEqual(marks);
  expect(state.complexities).toEqual(['HARD']);
  expect(countFilters(state)).toBe(1);
});

test('clearing the filters keeps the mode and what it brings', () => {
  const state = parseListSearch({
    mode: 'bookmark',
    bookmarkTypes: 'HARD',
    title: 'x',
    practiceStatus: 'PRACTICED',
    imageTypes: 'MAP',
  });
  expect(countFilters(state)).toBe(3);
  const cleared = clearFilters(state);
  expect(cleared.mode).toBe('bookmark');
  expect(cleared.bookmarkTypes).toEqual(marks);
  expect(countFilters(cleared)).toBe(0);
  expect(cleared.title).toBe('');
});

test.each(listModes)('%s starts at the first page, unsorted, and keeps title and practice status', (mode) => {
  expect(changeMode(used, mode)).toMatchObject({
    mode,
    page: 1,
    sort: null,
    title: 'bees',
    practiceStatus: 'PRACTICED',
  });
});

test('bookmark sets every mark', () => {
  expect(changeMode(used, 'bookmark').bookmarkTypes).toEqual([
    'VERY_EASY',
    'EASY',
    'AVERAGE',
    'HARD',
    'VERY_HARD',
  ]);
});

test('the other modes clear marks and level', () => {
  for (const mode of ['normal', 'exam-memory', 'prediction'] as const) {
    expect(changeMode(used, mode)).toMatchObject({ bookmarkTypes: [], complexities: [] });
  }
});

test('prediction starts with the week, whatever was shown before', () => {
  const month = changeFilter(changeMode(used, 'prediction'), { predictionType: 'MONTHLY' });
  expect(changeMode(month, 'prediction').predictionType).toBe('WEEKLY');
});

test('prediction without premium goes back to the first mode and says why', () => {
  expect(chooseMode(used, 'prediction', false)).toEqual({
    kind: 'premium-required',
    state: changeMode(used, 'normal'),
  });
  expect(chooseMode(used, 'prediction', true)).toEqual({
    kind: 'changed',
    state: changeMode(used, 'prediction'),
  });
  expect(chooseMode(used, 'bookmark', false).kind).toBe('changed');
});

test('a changed filter changes nothing else', () => {
  expect(changeFilter(used, { complexities: ['HARD'] })).toEqual({
    ...used,
    complexities: ['HARD'],
    page: 1,
  });
});

test('each choice that is on can be taken off alone, and that goes back to the first page', () => {
  const state = parseListSearch({
    complexities: 'EASY,HARD',
    imageTypes: 'MAP',
    bookmarkTypes: 'HARD',
    practiceStatus: 'PRACTICED',
    prediction: 'true',
    page: '3',
  });
  const on = activeFilters(state);
  expect(on.map((filter) => ('value' in filter ? filter.value : filter.kind))).toEqual([
    'EASY',
    'HARD',
    'MAP',
    'PRACTICED',
    'HARD',
    'prediction',
  ]);
  for (const filter of on) {
    const less = withoutFilter(state, filter);
    expect(less.page).toBe(1);
    expect(activeFilters(less)).toEqual(on.filter((other) => other !== filter));
  }
});

test('the marks that the bookmark mode brings are no filter, and the last chosen one brings them back', () => {
  const mode = changeMode(used, 'bookmark');
  expect(activeFilters(mode).map(({ kind }) => kind)).toEqual(['complexities', 'practiceStatus']);
  const one = changeFilter(mode, { bookmarkTypes: ['HARD'] });
  expect(withoutFilter(one, { kind: 'bookmarkTypes', value: 'HARD' }).bookmarkTypes).toEqual(marks);
});
