import { expect, test } from 'vitest';
import { phrasesOf } from '#domain/translation/phrases-of.ts';
import { loadBank } from './load-bank.ts';
import { parseTranslations, toPairs } from './translation-file.ts';

const file = `// Our own.
# 1001
The council | will close | the old library | next month.
1 شورا | 3 کتابخانهٔ قدیمی را | 4 ماه آینده | 2 خواهد بست.

# 2001
Well, | it rains.
2 باران | 2 می‌بارد | 0 دیگر.
`;
const { items, faults } = parseTranslations(file);

test('a file is read item by item, in phrases that know what they stand for', () => {
  expect(faults).toEqual([]);
  expect(items.map(({ id, line }) => [id, line])).toEqual([
    [1001, 2],
    [2001, 6],
  ]);
  expect(items[0]?.sentences[0]?.source).toEqual([
    'The council',
    'will close',
    'the old library',
    'next month.',
  ]);
  expect(items[0]?.sentences[0]?.target[1]).toEqual({ of: 3, text: 'کتابخانهٔ قدیمی را' });
});

test('what cannot be read is told with its line', () => {
  const told = (text: string) => parseTranslations(text).faults.map(({ line }) => line);
  expect(told('a\nb\n# 1\nOne.\n1 Uno.')).toEqual([1, 2]);
  expect(told('# one\nOne.\n1 Uno.')).toEqual([1]);
  expect(told('# 1\nOne.\n1 Uno.\nTwo.')).toEqual([4]);
  expect(told('# 1\nOne.\nUno.')).toEqual([3]);
  expect(told('# 1\nOne | two.\n1 Uno | 2')).toEqual([3]);
});

test('an alignment has the places at which two phrases begin, and -1 where there is no counterpart', () => {
  const pairs = toPairs(items[1]?.sentences ?? [], { part: 'TEXT', language: 'FA' });
  expect(pairs).toEqual([
    {
      part: 'TEXT',
      source: 'Well, it rains.',
      target: 'باران می‌بارد دیگر.',
      alignments: [
        { sourceStart: 6, targetStart: 0 },
        { sourceStart: 6, targetStart: 6 },
        { sourceStart: -1, targetStart: 14 },
        { sourceStart: 0, targetStart: -1 },
      ],
    },
  ]);
});

test('Chinese is written without spaces', () => {
  const { items: chinese } = parseTranslations('# 1\nBees | dance.\n1 蜜蜂 | 2 跳舞。');
  expect(toPairs(chinese[0]?.sentences ?? [], { part: 'TEXT', language: 'ZH' })[0]?.target).toBe(
    '蜜蜂跳舞。',
  );
});

test('the bank has its translations, phrase for phrase', () => {
  const translated = [...loadBank().translations.values()].flatMap((byItem) => [...byItem.values()].flat());
  expect(translated.length).toBeGreaterThan(0);
  for (const sentence of translated) {
    const { source, target } = phrasesOf(sentence);
    const pairs = new Set(source.map(({ pair }) => pair));
    expect(target.filter(({ pair }) => !pairs.has(pair) && pair !== null)).toEqual([]);
    expect(source.map(({ text }) => text).join('')).toBe(sentence.source);
  }
});
