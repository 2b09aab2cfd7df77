import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openDictionary } from './dictionary.ts';

const packed = readFileSync(join(import.meta.dirname, 'data', 'english.bin.br'));
const text = new TextDecoder();
const dictionary = openDictionary(new Uint8Array(brotliDecompressSync(packed)), (bytes) =>
  text.decode(bytes),
);

test('the dictionary has 30,000 headwords and is at most 4 MB on the wire', () => {
  expect(dictionary.count).toBeGreaterThan(30_000);
  expect(packed.length).toBeLessThan(4_000_000);
});

test.each([
  ['studies', 'study'],
  ['children', 'child'],
  ['went', 'go'],
  ['analyses', 'analysis'],
  ['cancelling', 'cancel'],
  ['canceling', 'cancel'],
  ['neighbours', 'neighbour'],
  ['biggest', 'big'],
  ['The', 'the'],
  ["it's", "it's"],
  ['could', 'could'],
  ['themselves', 'themselves'],
  ['climate change', 'climate change'],
])('%s is found under %s', (word, headword) => {
  expect(dictionary.find(word)?.word).toBe(headword);
});

test('a word that is also a form says of what', () => {
  expect(dictionary.find('left')?.formOf).toEqual([{ word: 'leave' }]);
});

test('sounds follow their accents', () => {
  expect(dictionary.find('schedule')).toMatchObject({
    americanPhonetic: 'ˈskɛdʒʊl',
    britishPhonetic: 'ˈʃedjuːl',
    australianPhonetic: 'ˈʃedjʉːl',
  });
});
