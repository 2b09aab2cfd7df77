import { expect, test } from 'vitest';
import { openSql } from '#platform/anki/open-sql.ts';
import { collectionOf, hostileFiles, utf16 } from '#tests/support/hostile-files.ts';
import { fileProblem } from './file-problem.ts';
import { readWordFile } from './read-word-file.ts';

/** What the learner reads, or the words that were found. */
async function told(file: Blob): Promise<string | readonly string[]> {
  const found = await readWordFile(file, 2_000);
  return found.kind === 'words' ? found.plan.words.map(({ word }) => word) : fileProblem(found);
}

const notText = 'This file is not text. Choose a CSV file or an Anki package.';
const broken = 'This file could not be read. Choose a CSV file or an Anki package.';
const noWords = 'This file has no English words in it.';
const bomb = 'This package unpacks to more than 100 MB. Export fewer cards at a time.';
const longCell = 'A cell of this file has more than 100,000 characters. A quotation mark may be missing.';

const outcomes: Readonly<Record<keyof typeof hostileFiles, string | readonly string[]>> = {
  empty: 'This file is empty.',
  'blanks alone': noWords,
  'NUL bytes alone': notText,
  'a word with NUL bytes behind it': notText,
  'a PNG renamed': notText,
  'a JPEG renamed': notText,
  'a ZIP file that is cut off': broken,
  'a spreadsheet': broken,
  'one line without an end': longCell,
  'a quotation mark without its partner': longCell,
  'a line of a million columns':
    'A row of this file has more than 200 columns. Keep the word and the note only.',
  'a million rows': 'This file has more than 100,000 rows. Split it into smaller files.',
  'tags that never end': ['tide'],
  'sounds that never end': ['tide'],
  'more text than a list has': 'This file is larger than 20 MB. Split it into smaller files.',
  'a ZIP bomb that says its size': bomb,
  'a ZIP bomb that lies about its size': bomb,
};

test.each(Object.keys(hostileFiles) as (keyof typeof hostileFiles)[])(
  'as a list of words: %s',
  async (name) => {
    expect(await told(await hostileFiles[name]())).toEqual(outcomes[name]);
  },
);

test('a package of more than 100 MB is refused unread', async () => {
  const block = new Uint8Array(10_000_000);
  const file = new Blob(['PK\u0003\u0004', ...Array.from({ length: 10 }, () => block)]);
  expect(await told(file)).toBe(
    'This package is larger than 100 MB. Export it without its sounds and pictures.',
  );
});

test('a file that changes after it was chosen is named so', async () => {
  const folder = await navigator.storage.getDirectory();
  const handle = await folder.getFileHandle('words.csv', { create: true });
  const write = async (text: string) => {
    const writer = await handle.createWritable();
    await writer.write(text);
    await writer.close();
  };
  await write('tide\n');
  const chosen = await handle.getFile();
  await write('tide\nharbour and more\n');
  expect(await told(chosen)).toBe('This file was changed or moved before it could be read. Choose it again.');
  expect(await told(await handle.getFile())).toEqual(['tide', 'harbour and more']);
  await folder.removeEntry('words.csv');
});

test.each([
  ['UTF-16, little end first', utf16('word;note\ntide;wáter\n', 'little')],
  ['UTF-16, big end first', utf16('word;note\ntide;wáter\n', 'big')],
  ['UTF-16 without a byte order mark', utf16('word;note\ntide;wáter\n', 'little', false)],
  ['UTF-16 without one, big end first', utf16('word;note\ntide;wáter\n', 'big', false)],
  ['Windows-1252', Uint8Array.from('word;note\ntide;wáter\n', (char) => char.charCodeAt(0))],
  ['UTF-8 with the end mark of MS-DOS', new TextEncoder().encode('word;note\ntide;wáter\n\u001A')],
])('%s is read as it was written', async (_, bytes) => {
  const found = await readWordFile(new Blob([bytes]), 2_000);
  expect(found).toMatchObject({ kind: 'words', plan: { words: [{ word: 'tide', note: 'wáter' }] } });
});

test('half of a UTF-16 file, and UTF-32, are no text', async () => {
  expect(await told(new Blob([utf16('tide\n', 'little').slice(0, -1)]))).toBe(notText);
  expect(await told(new Blob([Uint8Array.of(0xff, 0xfe, 0, 0, 0x61, 0, 0, 0)]))).toBe(notText);
});

const endless = `with recursive c(x) as (select 1 union all select x + 1 from c) select x as id, 1 as mid, 'tide' as flds from c`;
const col = "create table col (models text); insert into col values ('{}');";
const notes = 'create table notes (id integer primary key, mid integer, flds text);';

test.each([
  ['a view that never ends in place of its notes', `${col} create view notes as ${endless}`, broken],
  [
    'a computed column of 500 MB a note',
    `${col} create table notes (id integer primary key, mid integer, flds text as (hex(zeroblob(250000000)))); insert into notes values (1, 1)`,
    broken,
  ],
  ['a view in place of its settings', `${notes} create view col as select '{}' as models`, broken],
  [
    'a note of a million characters',
    `${col} ${notes} insert into notes values (1, 1, hex(zeroblob(500000)))`,
    longCell,
  ],
  [
    'more notes than are read',
    `${col} ${notes} insert into notes select x, 1, 'tide' from (with recursive c(x) as (select 1 union all select x + 1 from c limit 100001) select x from c)`,
    'This file has more than 100,000 rows. Split it into smaller files.',
  ],
  ['no settings', notes, broken],
  [
    'settings nested 100,000 deep',
    `create table col (models text); ${notes} insert into col values (replace(hex(zeroblob(50000)), '0', '['))`,
    broken,
  ],
  [
    'settings of 10 MB, which are passed over',
    `create table col (models text); ${notes} insert into col values (hex(zeroblob(5000000))); insert into notes values (1, 1, 'tide')`,
    ['tide'],
  ],
])('an Anki package with %s', async (_, statements, outcome) => {
  expect(await told(await collectionOf(await openSql(), statements))).toEqual(outcome);
});
