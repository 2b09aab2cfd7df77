import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { addWord, setWordNote } from '#data/commands/words.ts';
import { allWords } from '#data/queries/words.ts';
import { parseBookSearch, toBookFilter } from '#domain/books/book-search.ts';
import { fakeDictionary } from '#tests/support/fake-dictionary.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { DictionaryPortsProvider, type DictionaryRequest } from '#ui/dictionary/dictionary-ports.ts';
import { WordsContent } from './words-content.tsx';

let device: Device;
afterEach(() => device.close());

function Host({ start }: { start: Record<string, string> }) {
  const [search, setSearch] = useState(start);
  return <WordsContent search={search} onSearch={setSearch} />;
}

async function open(start: Record<string, string>, words: readonly string[] = []) {
  device = await createDevice([]);
  for (const word of words) await addWord(device.context, { book: 'vocabBook', word });
  return renderOn(device, <Host start={start} />);
}

const stored = async (book: 'vocabBook' | 'spellingBook' = 'vocabBook') =>
  (await allWords(device.context, { book, filter: toBookFilter(parseBookSearch({}), 0, null) })).map(
    ({ word, note, bookmark }) => ({ word, note, bookmark }),
  );
const cards = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const all = { tab: 'all' };

test('a typed word is in the book and in the list; the same word again is refused', async () => {
  const { user } = await open(all);
  await screen.findByText('No result found');
  const field = screen.getByRole('textbox', { name: 'Add a word to your Vocab Book' });
  await user.type(field, 'harbour{Enter}');
  expect(await screen.findByText('Word added successfully')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'harbour' })).toBeTruthy();
  await user.type(field, 'Harbour{Enter}');
  expect(await screen.findByText('Word already exists')).toBeTruthy();
  expect(await stored()).toHaveLength(1);
  await user.clear(field);
  await user.type(field, 'слово{Enter}');
  expect(await screen.findByText('Use English letters only')).toBeTruthy();
  expect(await stored()).toHaveLength(1);
});

test('a deleted word can come back; after a while it is out of the book', async () => {
  const { user } = await open(all, ['harbour', 'tide']);
  await user.click(await screen.findByRole('button', { name: 'Delete tide' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await device.advance(60_000);
  expect(await stored()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Delete tide' }));
  expect(document.activeElement?.textContent).toBe('Undo');
  await device.advance(8_000);
  expect(await screen.findByText('Word deleted successfully')).toBeTruthy();
  expect(await stored()).toMatchObject([{ word: 'harbour' }]);
});

test('a word that was deleted in the popup can come back from the list, on its page', async () => {
  const words = Array.from({ length: 12 }, (_, at) => `word${String.fromCharCode(97 + at)}`);
  const opened: DictionaryRequest[] = [];
  device = await createDevice([]);
  for (const word of words) await addWord(device.context, { book: 'vocabBook', word });
  const ports = {
    dictionary: fakeDictionary(),
    openWord: (request: DictionaryRequest) => void opened.push(request),
    prepare: () => {},
    prepareSoon: () => () => {},
  };
  const { user } = renderOn(
    device,
    <DictionaryPortsProvider value={ports}>
      <Host start={all} />
    </DictionaryPortsProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'worda' }));
  act(() => opened[0]?.saved?.onDelete('wordl', 11));
  expect(await screen.findByText('Deleted:')).toBeTruthy();
  expect(cards()).toEqual(['wordk']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await device.advance(60_000);
  expect(await stored()).toHaveLength(12);
  act(() => opened[0]?.saved?.onDelete('wordl', 11));
  await screen.findByText('Deleted:');
  await device.advance(8_000);
  expect(await screen.findByText('Word deleted successfully')).toBeTruthy();
  expect((await stored()).map(({ word }) => word)).not.toContain('wordl');
  // The same word again is a new one, and stays.
  await addWord(device.context, { book: 'vocabBook', word: 'wordl' });
  expect(await screen.findByRole('heading', { name: 'wordl' })).toBeTruthy();
  expect(screen.queryByText('Deleted:')).toBeNull();
});

test('a note is cut at its limit, saved, and cleared after a question', async () => {
  const { user } = await open(all, ['tide']);
  await user.click(await screen.findByRole('button', { name: 'Note on tide' }));
  const box = await screen.findByRole('textbox', { name: 'Note on tide' });
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveProperty('disabled', true);
  await user.click(box);
  await user.paste('a'.repeat(2_100));
  expect(box).toHaveProperty('value', 'a'.repeat(2_000));
  expect(screen.getByText('Character Limit (2000)')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Note updated')).toBeTruthy();
  expect((await stored())[0]?.note).toHaveLength(2_000);
  await user.click(screen.getByRole('button', { name: 'Note on tide' }));
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  await user.click(await screen.findByRole('button', { name: 'Clear Note' }));
  expect(await screen.findByText('Deleted note')).toBeTruthy();
  expect((await stored())[0]?.note).toBeNull();
});

test('words of another device are not overwritten by a note that was open', async () => {
  const { user } = await open(all, ['tide']);
  await user.click(await screen.findByRole('button', { name: 'Note on tide' }));
  await user.type(await screen.findByRole('textbox', { name: 'Note on tide' }), 'mine');
  await setWordNote(device.context, { book: 'vocabBook', word: 'tide', note: 'theirs' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/This note was changed on another device/)).toBeTruthy();
  expect((await stored())[0]?.note).toBe('theirs');
});

test('a mark is kept, and the list is filtered by it', async () => {
  const { user } = await open(all, ['harbour', 'tide']);
  const card = (await screen.findByRole('heading', { name: 'tide' })).closest('li');
  await user.click(within(card as HTMLElement).getByRole('button', { name: 'Bookmark' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Hard' }));
  expect(await screen.findByText('Bookmark updated successfully')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Hard' }));
  expect(await screen.findByRole('heading', { name: 'Total 1 words', hidden: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
  expect(await screen.findByRole('heading', { name: 'Total 2 words', hidden: true })).toBeTruthy();
});

test('ten words are on a page, and the search waits for a pause in typing', async () => {
  const words = Array.from({ length: 12 }, (_, index) => `word ${'abcdefghijkl'[index]}`);
  const { user } = await open(all, words);
  await waitFor(() => expect(cards()).toHaveLength(10));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(cards()).toEqual(['word k', 'word l']));
  await user.type(screen.getByRole('searchbox', { name: 'Search word' }), ' C');
  await waitFor(() => expect(cards()).toEqual(['word c']));
});

test('words are counted by the task in which they were met', async () => {
  await open({}, ['harbour']);
  await addWord(device.context, { book: 'vocabBook', word: 'tide', practiceType: 'RA' });
  const task = await screen.findByRole('link', { name: 'Read Aloud' });
  expect(task.getAttribute('href')).toBe('/dashboard/vocab-book/RA?type=speaking&title=Read+Aloud');
  expect(await within(task.closest('li') as HTMLElement).findByText('1 Words')).toBeTruthy();
  expect(within(task.closest('li') as HTMLElement).getByText('0 Practiced')).toBeTruthy();
  expect(screen.getByText(/1 word was added without a task/)).toBeTruthy();
});

test('each book has its own words', async () => {
  const { user } = await open(all, ['tide']);
  await user.click(await screen.findByRole('radio', { name: 'Spelling' }));
  await screen.findByText('No result found');
  await user.type(screen.getByRole('textbox', { name: 'Add a word to your Spelling Book' }), 'rhythm{Enter}');
  expect(await screen.findByRole('heading', { name: 'rhythm' })).toBeTruthy();
  expect(await stored('spellingBook')).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});
