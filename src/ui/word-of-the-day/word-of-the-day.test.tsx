import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { DictionaryWord } from '#contract/entities/word.ts';
import { fakeDictionary } from '#tests/support/fake-dictionary.ts';
import { DictionaryPortsProvider, type DictionaryPorts } from '#ui/dictionary/dictionary-ports.ts';
import { WordOfTheDay } from './word-of-the-day.tsx';

afterEach(cleanup);

const entry = {
  word: 'harbour',
  meanings: [{ partOfSpeech: 'NOUN', definitions: ['a place where ships are safe'] }],
} as unknown as DictionaryWord;

/** A device whose dictionary comes when it is told to. */
function createArriving() {
  const listeners = new Set<() => void>();
  let isHere = false;
  const dictionary = fakeDictionary({
    wordOfTheDay: async () => (isHere ? { kind: 'found', entry, language: 'none' } : { kind: 'no-data' }),
    subscribeKept(onKept) {
      listeners.add(onKept);
      return () => void listeners.delete(onKept);
    },
  });
  const ports: DictionaryPorts = {
    dictionary,
    openWord: () => {},
    prepare: () => {},
    prepareSoon: () => () => {},
  };
  const arrive = async () => {
    isHere = true;
    await act(async () => {
      for (const onKept of listeners) onKept();
    });
  };
  return { ports, arrive, listeners };
}

it('the card is not there before the dictionary is, and comes with it while the page is open', async () => {
  const device = createArriving();
  const { unmount } = render(
    <MantineProvider env="test">
      <DictionaryPortsProvider value={device.ports}>
        <WordOfTheDay now={Date.UTC(2026, 10, 24, 12)} level="B1" />
      </DictionaryPortsProvider>
    </MantineProvider>,
  );
  await act(async () => {});
  expect(screen.queryByText('Word of the Day')).toBeNull();
  await device.arrive();
  expect(await screen.findByRole('button', { name: 'harbour' })).toBeTruthy();
  expect(screen.getByText('a place where ships are safe')).toBeTruthy();
  unmount();
  expect(device.listeners.size).toBe(0);
});
