import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import packs from './data/packs.json' with { type: 'json' };
import { openTranslations } from './translations.ts';

const text = new TextDecoder();
const open = (code: string) => {
  const packed = readFileSync(
    join(import.meta.dirname, 'data', 'translations', `${code.toLowerCase()}.bin.br`),
  );
  return openTranslations(new Uint8Array(brotliDecompressSync(packed)), (bytes) => text.decode(bytes));
};

test.each([
  ['FA', 1_500, 'MIT'],
  ['VI', 1_500, 'MIT'],
  ['ZH', 14_000, 'CC-BY-SA-4.0'],
])('%s has at least %i headwords, and is listed as it is', (code, fewest, licence) => {
  const { count } = open(code);
  expect(count).toBeGreaterThanOrEqual(fewest);
  expect(packs.languages.find((one) => one.code === code)).toMatchObject({
    headwords: count,
    licence,
  });
});

test.each([
  ['FA', 'hypothesis', ['فرضیه']],
  ['VI', 'hypothesis', ['giả thuyết']],
  ['ZH', 'hypothesis', ['假设']],
  ['ZH', 'environment', ['环境']],
  ['ZH', 'although', ['虽然', '尽管']],
  // Turned round: the commonest first.
  ['ZH', 'kangaroo', ['袋鼠']],
  ['ZH', 'disinfect', ['消毒', '杀毒', '杀菌']],
  ['FR', 'profitable', ['rentable']],
])('into %s, %s is %j', (code, word, translations) => {
  expect(open(code).find(word)).toEqual(translations);
});
