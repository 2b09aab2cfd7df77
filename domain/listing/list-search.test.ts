import { expect, test } from 'vitest';
import { changeMode } from './change-list.ts';
import { marks } from './list-mode.ts';
import { parseListSearch, toListQuery, toPlainSearch } from './list-search.ts';

const plain = parseListSearch({});

test('an empty address is the first page of everything, by number', () => {
  expect(toListQuery(plain)).toEqual({
    page: 0,
    size: 20,
    title: '',
    complexities: [],
    imageTypes: [],
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
    imageTypes: 'MAP,PIE_CHART',
    bookmarkTypes: 'HARD',
    practiceStatus: 'PRACTICED',
    prediction: 'true',
    sort: 'title:desc',
  });
  expect(state.prediction).toBe(true);
  expect(parseListSearch(toPlainSearch(state))).toEqual(state);
});

test('what an address says wrongly is read as not said', () => {
  const state = parseListSearch({
    mode: 'best',
    page: '-4',
    complexities: 'EASY,NICE',
    imageTypes: 'PHOTO',
    prediction: 'perhaps',
    sort: 'price:asc',
  });
  expect(state).toEqual(plain);
});

test('bookmark mode without a mark chosen still asks for marked questions only', () => {
  expect(toListQuery(parseListSearch({ mode: 'bookmark' })).bookmarkTypes).toEqual(marks);
});

test('exam-memory asks for predicted questions, prediction for this week', () => {
  expect(toListQuery(changeMode(plain, 'exam-memory'))).toMatchObject({ prediction: true });
  expect(toListQuery(changeMode(plain, 'prediction'))).toMatchObject({ predictionType: 'WEEKLY' });
  expect(toListQuery(plain)).not.toHaveProperty('predictionType');
});

test('in every mode the drawer can ask for questions that were met in an exam', () => {
  expect(toListQuery(parseListSearch({ prediction: 'true' }))).toMatchObject({ prediction: true });
  expect(toListQuery(plain)).not.toHaveProperty('prediction');
});

test('bookmark mode with a mark chosen asks for that one', () => {
  const state = parseListSearch({ mode: 'bookmark', bookmarkTypes: 'HARD' });
  expect(toListQuery(state).bookmarkTypes).toEqual(['HARD']);
});
