import { expect, it } from 'vitest';
import { listFilter } from './list-filter.ts';

it('reads the list filter that the address carries', () => {
  const filter = listFilter('RA', {
    complexities: 'EASY,HARD',
    practiceStatus: 'NOT_PRACTICED',
    sort: 'title:desc',
  });
  expect(filter).toMatchObject({
    taskType: 'RA',
    complexities: ['EASY', 'HARD'],
    practiceStatus: 'NOT_PRACTICED',
    sort: 'title:desc',
  });
});

it('takes the whole list when the address says nothing or cannot be understood', () => {
  const plain = listFilter('RA', {});
  expect(plain).toMatchObject({ title: '', complexities: [], practiceStatus: 'ALL', sort: 'id:asc' });
  expect(listFilter('RA', { sort: 'colour:up' })).toEqual(plain);
});

it('takes every mark in bookmark mode and the week in prediction mode, unless the address says more', () => {
  expect(listFilter('RA', { mode: 'bookmark' }).bookmarkTypes).toHaveLength(5);
  expect(listFilter('RA', { mode: 'bookmark', bookmarkTypes: 'HARD' }).bookmarkTypes).toEqual(['HARD']);
  expect(listFilter('RA', { mode: 'prediction' }).predictionType).toBe('WEEKLY');
  expect(listFilter('RA', { mode: 'exam-memory' }).prediction).toBe(true);
});
