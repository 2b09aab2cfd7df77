import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { DictionaryWord } from '#contract/entities/word.ts';
import { addWord } from '#data/commands/words.ts';
import { findBooksOfWord } from '#data/queries/words.ts';
import { DataContextProvider } from '#data/hooks/use-data-context.ts';
import { fakeDictionary } from '#tests/support/fake-dictionary.ts';
import { createDevice, type Device } from '#tests/support/practice.tsx';
import {
  DictionaryPortsProvider,
  type DictionaryPorts,
  type DictionaryRequest,
} from '#ui/dictionary/dictionary-ports.ts';
import { Toasts } from '#ui/toasts.tsx';
import { DictionaryPopup } from './dictionary-popup.tsx';

afterEach(cleanup);

const entry = (word: string): DictionaryWord => ({
  word,
  americanPhonetic: 'ˈstʌdi',
  britishPhonetic: 'ˈstʌdi',
  australianPhonetic: 'ˈstɐdi',
  americanAudio: null,
  britishAudio: null,
  australianAudio: null,
  image: null,
  translations: ['الدراسة', 'دراسة'],
  familyWords: [{ word: 'student' }],
  formOf: [],
  level: 'A1',
  frequencyRank: 571,
  meanings: [
    {
      partOfSpeech: 'NOUN',
      definitions: ['research on a subject'],
      examples: ['a study of sleep'],
      synonyms: [{ word: 'survey', example: '' }],
      antonyms: [],
      collocations: [],
      idioms: [],
    },
    {
      partOfSpeech: 'VERB',
      definitions: ['to learn'],
      examples: [],
      synonyms: [],
      antonyms: [],
      collocations: [{ phrase: 'study abroad', example: 'She studied abroad.' }],
      idioms: [],
    },
  ],
});

const known = ['study', 'student', 'water', 'river'];
const dictionary = fakeDictionary({
  getLanguage: () => 'AR',
  lookUp: async (word) =>
    known.includes(word) ? { kind: 'found', entry: entry(word), language: 'here' } : { kind: 'unknown' },
});

function Opened({ request }: { request: DictionaryRequest }) {
  const [isOpen, setIsOpen] = useState(true);
  return <DictionaryPopup request={request} isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}

async function show(
  { context }: Device,
  request: DictionaryRequest,
  own: Partial<DictionaryPorts['dictionary']> = {},
) {
  render(
    <MantineProvider env="test">
      <DataContextProvider value={context}>
        <DictionaryPortsProvider
          value={{
            dictionary: { ...dictionary, ...own },
            openWord: () => {},
            prepare: () => {},
            prepareSoon: () => () => {},
          }}
        >
          <Toasts>
            <Opened request={request} />
          </Toasts>
        </DictionaryPortsProvider>
      </DataContextProvider>
    </MantineProvider>,
  );
  const popup = within(await screen.findByRole('dialog', { name: 'Dictionary' }));
  return { user: userEvent.setup(), popup };
}
const isIn = async ({ context }: Device, word: string) => {
  const books = await findBooksOfWord(context, { word });
  return Object.entries(books).flatMap(([book, row]) => (row === null ? [] : [book]));
};

it('a word shows its meanings by part of speech, and its translations from right to left', async () => {
  const { user, popup } = await show(await createDevice([]), { word: 'study' });
  expect(await popup.findByText('research on a subject')).toBeTruthy();
  expect(popup.getByText('الدراسة، دراسة').dir).toBe('rtl');
  expect(popup.queryByText('Antonyms')).toBeNull();
  await user.click(popup.getByRole('tab', { name: '[v] verb' }));
  expect(popup.getByText('to learn')).toBeTruthy();
  expect(popup.getByText('study abroad')).toBeTruthy();
});

it.each([
  ['damaged', 'The dictionary was damaged'],
  ['silent', 'Storage on this device is not responding'],
] as const)(
  'a dictionary that is %s says so, and the word is looked up when it is there again',
  async (kind, title) => {
    let isAway = true;
    const { user, popup } = await show(
      await createDevice([]),
      { word: 'study' },
      {
        lookUp: async (word) => (isAway ? { kind } : dictionary.lookUp(word)),
      },
    );
    expect(await popup.findByText(title)).toBeTruthy();
    isAway = false;
    await user.click(popup.getByRole('button', { name: 'Try again' }));
    expect(await popup.findByText('research on a subject')).toBeTruthy();
  },
);

it('a language whose words are not here says so, and is downloaded with one tap', async () => {
  const asked: (string | null)[] = [];
  const { user, popup } = await show(
    await createDevice([]),
    { word: 'study' },
    {
      lookUp: async () => ({
        kind: 'found',
        entry: { ...entry('study'), translations: asked.length > 0 ? ['الدراسة'] : [] },
        language: asked.length > 0 ? 'here' : 'missing',
      }),
      chooseLanguage: async (code) => asked.push(code) > 0,
    },
  );
  expect(await popup.findByText('The words of this language are not on this device.')).toBeTruthy();
  expect(popup.queryByText('This word has no translation in that list.')).toBeNull();
  await user.click(popup.getByRole('button', { name: 'Download them' }));
  expect(await popup.findByText('الدراسة')).toBeTruthy();
  expect(asked).toEqual(['AR']);
});

it('a word that is not there says so, and can still be added to a book', async () => {
  const { popup } = await show(await createDevice([]), { word: '<b>zzz' });
  expect(await popup.findByText('The word is not in the dictionary')).toBeTruthy();
  expect(await popup.findByRole('checkbox', { name: 'Vocab Book' })).toBeTruthy();
});

it('chosen books are written when the popup closes, and only the differences', async () => {
  const device = await createDevice([]);
  await addWord(device.context, { book: 'spellingBook', word: 'study' });
  const { user, popup } = await show(device, { word: 'study', practiceType: 'RA' });
  await user.click(await popup.findByRole('checkbox', { name: 'Vocab Book' }));
  await user.click(popup.getByRole('checkbox', { name: 'Spelling Book' }));
  expect(await isIn(device, 'study')).toEqual(['spellingBook']);
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await isIn(device, 'study')).toEqual(['vocabBook']));
  const kinds = (await device.context.db.outbox.toArray()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'bookWord.set').length).toBeGreaterThan(0);
});

it('Next wraps to the first word of the list, and Delete closes the popup', async () => {
  const device = await createDevice([]);
  const words = ['river', 'water'];
  for (const word of words) await addWord(device.context, { book: 'vocabBook', word });
  const deleted: [string, number][] = [];
  const saved = {
    book: 'vocabBook',
    index: 1,
    total: 2,
    wordAt: async (at: number) => words[at],
    onDelete: (...place: [string, number]) => void deleted.push(place),
  } as const;
  const { user, popup } = await show(device, { word: 'water', saved });
  expect(await popup.findByText('2 of 2')).toBeTruthy();
  await user.click(popup.getByRole('button', { name: 'Next' }));
  expect(await popup.findByRole('heading', { name: 'river' })).toBeTruthy();
  expect(popup.getByText('1 of 2')).toBeTruthy();
  await user.click(popup.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The list takes it out, after a while in which it can come back.
  expect(deleted).toEqual([['river', 0]]);
  expect(await isIn(device, 'river')).toEqual(['vocabBook']);
});

it('the note of a saved word is written, and cleared after a question, inside the popup', async () => {
  const device = await createDevice([]);
  await addWord(device.context, { book: 'vocabBook', word: 'study' });
  const noteOf = async () => (await findBooksOfWord(device.context, { word: 'study' })).vocabBook?.value.note;
  const { user, popup } = await show(device, { word: 'study' });
  await user.click(await popup.findByRole('button', { name: 'Note' }));
  expect(popup.getByRole('button', { name: 'Clear' })).toHaveProperty('disabled', true);
  await user.type(popup.getByRole('textbox', { name: 'Note on study' }), 'a noun too');
  await user.click(popup.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Note updated')).toBeTruthy();
  expect(await noteOf()).toBe('a noun too');
  await user.click(await popup.findByRole('button', { name: 'Your note' }));
  await user.click(popup.getByRole('button', { name: 'Clear' }));
  await user.click(popup.getByRole('button', { name: 'Cancel' }));
  expect(popup.getByRole('textbox', { name: 'Note on study' })).toHaveProperty('value', 'a noun too');
  await user.click(popup.getByRole('button', { name: 'Clear' }));
  await user.click(popup.getByRole('button', { name: 'Clear Note' }));
  expect(await screen.findByText('Deleted note')).toBeTruthy();
  expect(await noteOf()).toBeNull();
  expect(popup.getByRole('heading', { name: 'study' })).toBeTruthy();
});
