import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addWord } from '#data/commands/words.ts';
import { allWords } from '#data/queries/words.ts';
import { parseBookSearch, toBookFilter } from '#domain/books/book-search.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { BookExchange } from './book-exchange.tsx';

let device: Device;
afterEach(() => device.close());

const stored = () =>
  allWords(device.context, { book: 'vocabBook', filter: toBookFilter(parseBookSearch({}), 0, null) });

async function choose(file: File) {
  device = await createDevice([]);
  await addWord(device.context, { book: 'vocabBook', word: 'tide' });
  const { user, container } = renderOn(device, <BookExchange book="vocabBook" />);
  await user.click(await screen.findByRole('button', { name: 'Import and export' }));
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no field for a file');
  await user.upload(input, file);
  return user;
}

test('words of a file are added after a look at them; a word that is there keeps its note', async () => {
  const text = '\uFEFFWord;Note\r\nTide;new\r\nestuary;"a river; a sea"\r\n42;x\r\n';
  const user = await choose(new File([text], 'words.csv', { type: 'text/csv' }));
  expect(
    await screen.findByText(/The file has 2 words for this book. 1 line has no English word/),
  ).toBeTruthy();
  expect(await stored()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Add 2 words' }));
  expect(await screen.findByText('1 word added. 1 word was in the book already.')).toBeTruthy();
  expect((await stored()).map(({ word, note }) => [word, note])).toEqual([
    ['estuary', 'a river; a sea'],
    ['tide', null],
  ]);
});

test('a file without words and a broken package say what they are', async () => {
  const user = await choose(new File(['1,2\n3,4'], 'numbers.csv', { type: 'text/csv' }));
  expect(await screen.findByText('This file has no English words in it.')).toBeTruthy();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, new File(['PK\u0003\u0004 broken'], 'deck.apkg'));
  expect(await screen.findByText(/This file could not be read/)).toBeTruthy();
  expect(await stored()).toHaveLength(1);
});
