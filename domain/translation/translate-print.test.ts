import { expect, test } from 'vitest';
import { parseTranslatePrint, toTranslatePrint } from './translate-print.ts';

const question = { id: 15_001, taskType: 'MCS_R', title: 'Bees in the city' } as const;

test('an address has all six parts of the specification, and leads back to the question and the language', () => {
  const search = toTranslatePrint(question, 'FA');
  expect(search).toEqual({
    id: '15001',
    lang: 'FA',
    section: 'reading',
    practice: 'multipleChoiceSingleAnswer',
    summary: 'MCS',
    title: 'Bees in the city',
  });
  expect(parseTranslatePrint(search)).toEqual({ practiceId: 15_001, language: 'FA' });
});

test('number and language are enough, a number may come as one, and the language in small letters', () => {
  expect(parseTranslatePrint({ id: 15_001, lang: 'zh' })).toEqual({ practiceId: 15_001, language: 'ZH' });
});

test.each([
  {},
  { id: '15001' },
  { lang: 'FA' },
  { id: '-1', lang: 'FA' },
  { id: '1e3', lang: 'FA' },
  { id: '15001', lang: '__proto__' },
  { id: ['1', '2'], lang: 'FA' },
])('%o is no such page', (search) => {
  expect(parseTranslatePrint(search)).toBeNull();
});
