import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { DictionaryPack, LanguagePack } from '#platform/dictionary-client/dictionary-client.ts';
import { fakeDictionary } from '#tests/support/fake-dictionary.ts';
import { DictionaryPortsProvider } from '#ui/dictionary/dictionary-ports.ts';
import { DictionaryCard } from './dictionary-card.tsx';
import { HeardWords } from './heard-words.tsx';

afterEach(cleanup);

const english: DictionaryPack = { url: '/e', sha256: '', wireBytes: 3_200_000, sizeBytes: 10_500_000 };
const language = (code: string, title: string, sizeBytes: number): LanguagePack => {
  const costs = { url: `/${code}`, sha256: '', wireBytes: sizeBytes / 3, sizeBytes };
  return { ...costs, code, title, ownTitle: title, headwords: 36_303 };
};

/** A device with the dictionary and two languages, of which Arabic is in use. */
function open(kept: LanguagePack[], own: { hasEnglish: boolean } = { hasEnglish: true }) {
  const here = [...kept];
  const dictionary = fakeDictionary({
    getLanguage: () => here.find(({ code }) => code === 'AR')?.code ?? null,
    listKept: async () => ({ english: own.hasEnglish ? english : null, languages: [...here] }),
    removeLanguage: async (removed) => {
      here.splice(
        here.findIndex(({ code }) => code === removed),
        1,
      );
    },
  });
  render(
    <MantineProvider env="test">
      <DictionaryPortsProvider
        value={{ dictionary, openWord: () => {}, prepare: () => {}, prepareSoon: () => () => {} }}
      >
        <DictionaryCard />
      </DictionaryPortsProvider>
    </MantineProvider>,
  );
  return { here, user: userEvent.setup() };
}

it('says what the dictionary and each language take, and a language goes with its button', async () => {
  const { here, user } = open([language('AR', 'Arabic', 801_570), language('DE', 'German', 1_952_657)]);
  expect(await screen.findByText(/English dictionary is on this device. It uses 11 MB here/u)).toBeTruthy();
  const arabic = screen.getByRole('region', { name: 'Arabic' });
  expect(arabic.textContent).toContain(
    'Translations of 36,303 words. They use 802 kB here. You see them under each word.',
  );
  expect(screen.getByRole('region', { name: 'German' }).textContent).not.toContain('under each word');
  await user.click(screen.getByRole('button', { name: 'Remove Arabic' }));
  const said = await screen.findByText(/Arabic is removed: 802 kB are free again/u);
  expect(document.activeElement).toBe(said);
  expect(here.map(({ code }) => code)).toEqual(['DE']);
  expect(screen.queryByRole('region', { name: 'Arabic' })).toBeNull();
});

it('without a dictionary and languages it says how they come', async () => {
  open([], { hasEnglish: false });
  expect(await screen.findByText(/not on this device yet/u)).toBeTruthy();
  expect(screen.getByText(/You choose a language under a word in the dictionary/u)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('words that were played one by one go together, and nothing is said where there are none', async () => {
  const heard = { words: 12, sizeBytes: 27_600 };
  const sounds = {
    listHeard: async () => ({ ...heard }),
    forgetHeard: async () => void Object.assign(heard, { words: 0, sizeBytes: 0 }),
  };
  const user = userEvent.setup();
  render(
    <MantineProvider env="test">
      <HeardWords sounds={sounds} />
    </MantineProvider>,
  );
  expect((await screen.findByRole('region')).textContent).toContain(
    '12 recordings of single words on this device, where they use 28 kB.',
  );
  await user.click(screen.getByRole('button', { name: 'Remove them' }));
  expect(await screen.findByText(/28 kB are free again/u)).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});
