import { expect, test } from 'vitest';
import { writeArchive } from '#domain/bytes/archive.ts';
import { writeDictionary, type EntryToWrite, type SenseToWrite } from '#tools/words/write-dictionary.ts';
import { writeKeyTable } from '#tools/words/write-tables.ts';
import { openDictionary } from './dictionary.ts';
import { openTranslations } from './translations.ts';

const text = new TextDecoder();
const decode = (bytes: Uint8Array): string => text.decode(bytes);

const sense = (id: string, own: Partial<SenseToWrite> = {}): SenseToWrite => ({
  id,
  definition: `what ${id} means`,
  examples: [],
  words: [],
  antonyms: [],
  isOwn: false,
  ...own,
});
const entry = (word: string, own: Partial<EntryToWrite> = {}): EntryToWrite => ({
  word,
  written: word,
  american: '',
  british: '',
  rank: null,
  level: null,
  family: [],
  formOf: [],
  parts: [{ letter: 'n', senses: [sense(word)], idioms: [], collocations: [] }],
  ...own,
});

const rise = sense('rise', {
  definition: 'go up',
  examples: ['prices rise', 'the sun climbs'],
  words: ['rise', 'climb'],
  antonyms: ['fall'],
});
const fill = Array.from({ length: 60 }, (_, at) => entry(`word${String(at).padStart(3, '0')}`));
const entries: EntryToWrite[] = [
  ...fill,
  entry('rise', {
    american: 'raɪz',
    british: 'raɪz',
    rank: 700,
    level: 1,
    family: ['riser'],
    parts: [
      {
        letter: 'v',
        senses: [rise],
        idioms: ['rise up', 'give rise'],
        collocations: [{ phrase: 'rise steadily', example: 'Prices rise steadily; all of them.' }],
      },
    ],
  }),
  entry('fall', {
    parts: [
      { letter: 'v', senses: [sense('fall', { examples: ['leaves fall'] })], idioms: [], collocations: [] },
    ],
  }),
  entry('rise up', {
    parts: [
      { letter: 'v', senses: [sense('rise up', { definition: 'rebel' })], idioms: [], collocations: [] },
    ],
  }),
  entry('go', {
    parts: [
      {
        letter: 'v',
        senses: [
          sense('go', { examples: ['She went home.'], words: ['go', 'travel'], isOwn: true }),
          sense('travel', { examples: ['he travels a lot'], words: ['go', 'travel'] }),
        ],
        idioms: [],
        collocations: [],
      },
    ],
  }),
  entry('monday', { written: 'Monday' }),
];
const forms = new Map([
  ['rises', ['rise']],
  ['rose', ['rise', 'fall']],
]);
const bytes = writeDictionary(entries, forms);
const dictionary = openDictionary(bytes, decode);

test('every headword is found, and nothing between them', () => {
  for (const { word } of entries) expect(dictionary.find(word)?.word.toLowerCase()).toBe(word);
  for (const word of ['word0005', 'aaa', 'zzz', 'risen', '']) expect(dictionary.find(word)).toBeUndefined();
});

test('a form finds its headword and names the others that it may be of', () => {
  expect(dictionary.find('Rises ')?.word).toBe('rise');
  expect(dictionary.find('ROSE')).toMatchObject({ word: 'rise', formOf: [{ word: 'fall' }] });
});

test('an example of a shared sense needs the word in it; one that was written for the word may have an irregular form', () => {
  expect(dictionary.find('go')?.meanings[0]?.examples).toEqual(['She went home.']);
});

test('an entry has all that was written', () => {
  expect(dictionary.find('rise')).toMatchObject({
    americanPhonetic: 'raɪz',
    britishPhonetic: 'raɪz',
    australianPhonetic: 'rɑez',
    level: 'A2',
    frequencyRank: 700,
    familyWords: [{ word: 'riser' }],
    meanings: [
      {
        partOfSpeech: 'VERB',
        definitions: ['go up'],
        examples: ['prices rise'],
        synonyms: [{ word: 'climb', example: 'the sun climbs' }],
        antonyms: [{ word: 'fall', example: 'leaves fall' }],
        collocations: [{ phrase: 'rise steadily', example: 'Prices rise steadily, all of them.' }],
        idioms: [
          { phrase: 'rise up', example: 'It means: rebel.' },
          { phrase: 'give rise', example: '' },
        ],
      },
    ],
  });
});

test('a name is written as it is', () => {
  expect(dictionary.find('monday')?.word).toBe('Monday');
});

test.each(['x'.repeat(200), '1234', '水', '<b>rise</b>', "'; drop table", '\u0000', 'a\tb'])(
  '%j is no word, and no error',
  (word) => {
    expect(dictionary.find(word)).toBeUndefined();
  },
);

test.each([0, 3, 40, 500])('a file that ends after %i bytes is refused', (length) => {
  expect(() => openDictionary(bytes.slice(0, length), decode)).toThrow(RangeError);
});

test('another archive is refused', () => {
  expect(() => openDictionary(writeArchive(new Map([['model', bytes]])), decode)).toThrow(RangeError);
});

test('translations are found by headword, in any script', () => {
  const table = writeKeyTable(
    new Map([
      ['water', 'الماء;ماء'],
      ['study', 'الدراسة'],
    ]),
  );
  const arabic = openTranslations(table, decode);
  expect(arabic.find('Water')).toEqual(['الماء', 'ماء']);
  expect(arabic.find('fire')).toEqual([]);
});
