import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-text.ts';

test('what is written into an address is read back', () => {
  const search = { title: 'trains & tea', complexities: 'EASY,HARD', sort: 'title:asc', page: '2' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test('a list and a sort are written as a person would write them', () => {
  expect(stringifySearch({ complexities: 'EASY,HARD', sort: 'title:asc' })).toBe(
    '?complexities=EASY,HARD&sort=title:asc',
  );
});

test('values that are not set leave no trace', () => {
  expect(stringifySearch({ title: '', page: undefined })).toBe('');
});

test('an authorisation code of digits stays text', () => {
  expect(parseSearch('?code=0012&state=true')).toEqual({ code: '0012', state: 'true' });
});
