import { expect, test } from 'vitest';
import { listLanguages } from '#domain/profile/languages.ts';
import { isInScriptOf } from './script-of.ts';

const english = 'The council will close the old library next month.';

/** Scripts as the Unicode locale data (CLDR) name them, by the letters that they consist of. */
const lettersOf: Readonly<Record<string, string>> = { Hans: 'Han', Jpan: 'Hiragana', Kore: 'Hangul' };
const writtenInTwo = new Set(['KU', 'SR', 'UZ']);

/** All letters of the main script of a language by CLDR. */
function lettersByCldr(code: string): string {
  const { script = 'Latn' } = new Intl.Locale(code.toLowerCase()).maximize();
  const letter = new RegExp(`(?=\\p{L})\\p{Script=${lettersOf[script] ?? script}}`, 'u');
  return Array.from({ length: 0x10000 }, (_, at) => String.fromCharCode(at))
    .filter((each) => letter.test(each))
    .join('');
}

test.each(listLanguages().map(({ id }) => id))('%s is written in the script that CLDR names', (code) => {
  const letters = lettersByCldr(code);
  expect(letters.length).toBeGreaterThan(20);
  expect(isInScriptOf(letters, code)).toBe(true);
});

test.each(listLanguages().map(({ id }) => id))(
  'English counts as a text in %s only if that is written in Latin',
  (code) => {
    const { script } = new Intl.Locale(code.toLowerCase()).maximize();
    expect(isInScriptOf(english, code)).toBe(script === 'Latn' || writtenInTwo.has(code));
  },
);

test.each([
  ['JA', '図書館はリーダーシップについての本を貸します。'],
  ['JA', 'コンピューターのスクリーン。'],
  ['KO', '도서관은 다음 달에 문을 닫습니다.'],
  ['SR', 'Библиотека се затвара.'],
  ['SR', 'Biblioteka se zatvara.'],
  ['UZ', 'Кутубхона ёпилади.'],
  ['KU', 'کتێبخانە دادەخرێت.'],
  ['FA', 'کتابخانهٔ University of Sydney بسته است و در ماه آینده دوباره باز می‌شود.'],
  ['RU', '12:30, 45 %'],
  ['RU', ''],
])('a text in %s: %s', (code, text) => {
  expect(isInScriptOf(text, code)).toBe(true);
});

test('a text of which more than half of the letters are of another script is not in the language', () => {
  expect(isInScriptOf('абв xyz', 'RU')).toBe(true);
  expect(isInScriptOf('абв wxyz', 'RU')).toBe(false);
  expect(isInScriptOf('图书馆关闭了。', 'KO')).toBe(true);
  expect(isInScriptOf('도서관은 문을 닫습니다.', 'ZH')).toBe(false);
  expect(isInScriptOf('Библиотека закрыта.', 'DE')).toBe(false);
});
