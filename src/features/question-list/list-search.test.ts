import { expect, test } from 'vitest';
import {
  changeFilter,
  changeMode,
  clearFilters,
  countFilters,
  marks,
  parseListSearch,
  toListQuery,
  toPlainSearch,
} from './list-search.ts';

const plain = parseListSearch({});

test('an empty address is the first page of everything, by number', () => {
  expect(toListQuery(plain)).toEqual({
    page: 0,
    size: 20,
    title: '',
    complexities: [],
    bookmarkTypes: [],
    practiceStatus: 'ALL',
    sort: 'id:asc',
  });
  expect(toPlainSearch(plain)).toEqual({});
});

test('an address is read back as it was written', () => {
  const state = parseListSearch({
    mode: 'bookmark',
    page: '3',
    title: 'tea',
    complexities: 'EASY,HARD',
    bookmarkTypes: 'HARD',
    practiceStatus: 'PRACTICED',
    sort: 'title:desc',
  });
  expect(parseListSearch(toPlainSearch(state))).toEqual(state);
});

test('what an address says wrongly is read as not said', () => {
  const state = parseListSearch({ mode: 'best', page: '-4', complexities: 'EASY,NICE', sort: 'price:asc' });
  expect(state).toEqual(plain);
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

test('bookmark mode without a mark chosen still asks for marked questions only', () => {
  expect(toListQuery(parseListSearch({ mode: 'bookmark' })).bookmarkTypes).toEqual(marks);
});

test('exam-memory asks for predicted questions, prediction for this week', () => {
  expect(toListQuery(changeMode(plain, 'exam-memory'))).toMatchObject({ prediction: true });
  expect(toListQuery(changeMode(plain, 'prediction'))).toMatchObject({ predictionType: 'WEEKLY' });
  expect(toListQuery(plain)).not.toHaveProperty('predictionType');
});

test('clearing the filters keeps the mode and what it brings', () => {
  const state = parseListSearch({
    mode: 'bookmark',
    bookmarkTypes: 'HARD',
    title: 'x',
    practiceStatus: 'PRACTICED',
  });
  const cleared = clearFilters(state);
  expect(cleared.mode).toBe('bookmark');
  expect(cleared.bookmarkTypes).toEqual(marks);
  expect(countFilters(cleared)).toBe(0);
  expect(cleared.title).toBe('');
});
