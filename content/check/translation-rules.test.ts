import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeItem } from '#tests/support/practice-items.ts';
import { checkTranslations } from './translation-rules.ts';

const items = [
  {
    file: '1001.json',
    item: makeItem('RA', 1001, { text: 'The old bridge is closed. It will open in May.' }),
  },
];
const bridge = 'The old bridge | is closed.\n1 پل قدیمی | 2 بسته است.';
const may = 'It will open | in May.\n2 در ماه مه | 1 باز می‌شود.';
const sound = `# 1001\n${bridge}\n${may}`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bank-'));
  mkdirSync(join(folder, 'translations'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function told(text: string, name = 'fa.txt'): string[] {
  writeFileSync(join(folder, 'translations', name), text);
  return checkTranslations(folder, items).map(({ file, message }) => `${file}: ${message}`);
}

test('a bank without translations, and one with a whole item, are sound', () => {
  expect(checkTranslations(join(folder, 'none'), items)).toEqual([]);
  expect(told(sound)).toEqual([]);
});

test.each([
  ['an unknown item', `${sound}\n# 9\nIt | rains.\n1 باران | 2 می‌بارد.`, /^translations\/fa.txt: line 6: no item has the id 9$/],
  ['a source that is not in the item', sound.replace('old bridge', 'bridge'), /line 2: 1001: "The bridge is closed." is not in the item/],
  ['a sentence too many', `${sound}\nYes.\n1 بله.`, /line 6: 1001: "Yes." is not in the item, which has no more here/],
  ['a missing sentence', `# 1001\n${bridge}`, /line 1: 1001 has no translation of "It will open in May."/],
  ['a phrase that does not exist', sound.replace('2 بسته', '3 بسته'), /line 2: 1001: the source has no phrase 3, only 2/],
  ['an empty target', sound.replace('2 بسته است.', '2 '), /line 3: 1001: the phrase for 2 is empty/],
  ['Latin letters', sound.replace('1 پل قدیمی | 2 بسته است.', '1 The old bridge | 2 is closed.'), /line 2: 1001: .* is not written in the letters/],
  ['an Arabic letter in Persian', sound.replace('قدیمی', 'قديمي'), /line 2: 1001: "ي" in .* is not of this language/],
  ['an item twice', `${sound}\n${sound}`, /line 6: 1001 is translated twice/],
  ['a sentence of which most is left out', sound.replace('1 پل قدیمی | 2 بسته است.', '0 پل بسته است.'), /line 2: 1001: more than half/],
] as const)('%s is refused with its file, line, item and reason', (_, text, reason) => {
  expect(told(text)).toContainEqual(expect.stringMatching(reason));
}); // prettier-ignore

test('a file that is named for no language is refused', () => {
  expect(told(sound, 'xx.txt')).toEqual([
    'translations/xx.txt: is named for no language that a learner can choose',
  ]);
});
