import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeItem } from '#tests/support/practice-items.ts';
import { readTranslationFiles } from '#content/read-translations.ts';
import { checkTranslations } from './translation-rules.ts';

const items = [
  {
    file: '1001.json',
    item: makeItem('RA', 1001, {
      text: 'The old bridge is closed. It will open in 2031.',
      explanation: 'Stress "old" and stop after "closed".',
    }),
  },
];
const bridge = 'The old bridge | is closed.\n1 پل قدیمی | 2 بسته است.';
const opening = 'It will open | in 2031.\n2 در ۲۰۳۱ | 1 باز می‌شود.';
const texts = `# 1001\n${bridge}\n${opening}`;
const explanations =
  '# 1001\nStress "old" | and stop | after "closed".\n1 بر «old» تکیه کنید | 3 و بعد از «closed» | 2 مکث کنید.';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bank-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Faults of a bank with these files, each by its path below `translations`. */
function told(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, 'translations', path, '..'), { recursive: true });
    writeFileSync(join(folder, 'translations', path), text);
  }
  return checkTranslations(readTranslationFiles(folder), items).map(
    ({ file, message }) => `${file}: ${message}`,
  );
}
const persian = (text: string) => told({ 'fa/texts.txt': text, 'fa/explanations.txt': explanations });

test('a bank without translations, and one with a whole item, are sound', () => {
  expect(checkTranslations(readTranslationFiles(join(folder, 'none')), items)).toEqual([]);
  expect(persian(texts)).toEqual([]);
});

test.each([
  ['an unknown item', `${texts}\n# 9\nIt | rains.\n1 باران | 2 می‌بارد.`, /^translations\/fa\/texts.txt: line 6: no item has the id 9$/],
  ['a source that is not in the item', texts.replace('old bridge', 'bridge'), /line 2: 1001: "The bridge is closed." is not in the item/],
  ['a sentence too many', `${texts}\nYes.\n1 بله.`, /line 6: 1001: "Yes." is not in the item/],
  ['a missing sentence', `# 1001\n${bridge}`, /line 1: 1001 has no translation of "It will open in 2031."/],
  ['a stretch that is left out', texts.replace('The old bridge', 'bridge'), /line 1: 1001 has no translation of "The old"/],
  ['a phrase that does not exist', texts.replace('2 بسته', '3 بسته'), /line 2: 1001: the source has no phrase 3, only 2/],
  ['an empty target', texts.replace('2 بسته است.', '2 '), /line 3: 1001: the phrase for 2 is empty/],
  ['Latin letters', texts.replace('1 پل قدیمی | 2 بسته است.', '1 The old bridge | 2 is closed.'), /line 2: 1001: .* is not written in the letters/],
  ['a word of another language', texts.replace('پل قدیمی', 'پل viejo قدیمی'), /line 2: 1001: "viejo" in .* is of another language/],
  ['an Arabic letter in Persian', texts.replace('قدیمی', 'قديمي'), /line 2: 1001: "ي" in .* is not of this language/],
  ['another figure', texts.replace('۲۰۳۱', '۲۰۱۳'), /line 4: 1001: .* has the figures 2013, and the source 2031/],
  ['a figure that is left out', texts.replace('در ۲۰۳۱', 'سپس'), /line 4: 1001: .* has the figures none, and the source 2031/],
  ['HTML', texts.replace('قدیمی', '<b>قدیمی</b>'), /line 2: 1001: .* has HTML in it/],
  ['an item twice', `${texts}\n${texts}`, /line 6: 1001 is translated twice/],
  ['a sentence of which most is left out', texts.replace('1 پل قدیمی | 2 بسته است.', '0 پل بسته است.'), /line 2: 1001: more than half/],
] as const)('%s is refused with its file, line, item and reason', (_, text, reason) => {
  expect(persian(text)).toContainEqual(expect.stringMatching(reason));
}); // prettier-ignore

test('an item is translated in all its parts', () => {
  expect(told({ 'fa/texts.txt': texts })).toEqual([
    'translations/fa/explanations.txt: 1001 is translated into FA, and not here',
  ]);
});

test('English is seen in the midst of a language of the same letters, unless it is quoted', () => {
  const spanish = 'It will open | in 2031.\n2 En 2031 | 1 se abrirá.';
  const file = (phrase: string) =>
    `# 1001\nThe old bridge | is closed.\n1 ${phrase} | 2 está cerrado.\n${spanish}`;
  const explained =
    '# 1001\nStress "old" | and stop | after "closed".\n1 Acentúa «old» | 2 y para | 3 tras «closed».';
  const faults = (phrase: string) => told({ 'es/texts.txt': file(phrase), 'es/explanations.txt': explained });
  expect(faults('El puente viejo')).toEqual([]);
  expect(faults('El puente «the old»')).toEqual([]);
  expect(faults('El puente of siempre')).toEqual([
    expect.stringMatching(/"of" in .* is of another language/),
  ]);
});

test('a folder that is named for no language, and a file of another name, are refused', () => {
  expect(told({ 'xx/texts.txt': '', 'fa/notes.txt': '' })).toEqual([
    'translations/fa/notes.txt: is none of texts.txt, questions.txt, explanations.txt',
    'translations/xx/texts.txt: is in a folder that is named for no language that a learner can choose',
  ]);
});
