import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createContentStore } from '#data/store/content/content-store.ts';
import { DataContextProvider } from '#data/hooks/use-data-context.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice } from '#tests/support/practice.tsx';
import { NoQuestions } from './no-questions.tsx';
import { SoundArriving } from './sound-arriving.tsx';

async function show(items: Parameters<typeof createDevice>[0]) {
  const { context } = await createDevice(items);
  render(
    <MantineProvider env="test">
      <DataContextProvider value={context}>
        <NoQuestions />
        <SoundArriving />
      </DataContextProvider>
    </MantineProvider>,
  );
  return createContentStore(context);
}

it('says that the questions are being fetched while the first download runs', async () => {
  const store = await show([]);
  await store.setRunning(true);
  expect(await screen.findByRole('progressbar', { name: 'Downloading the questions' })).toBeTruthy();
});

it('says that there is no connection once the first download has failed', async () => {
  const store = await show([]);
  await store.setRunning(true);
  await store.setRunning(false);
  expect(await screen.findByText(/There is no connection to Passage now/)).toBeTruthy();
});

it('says how much of the sound is here while it is fetched', async () => {
  const store = await show([makeItem('RA', 1_001)]);
  await store.keepOnly({ format: 1, version: '1', packs: [] }, 5);
  await store.setRunning(true);
  await store.countMedia({ mediaTotal: 64, mediaMissing: 54, mediaBytes: 0 });
  const bar = await screen.findByRole('progressbar', { name: 'Downloading the sound' });
  expect(bar.getAttribute('value')).toBe('10');
  expect(screen.getByText(/10 of 64 recordings/)).toBeTruthy();
  await store.countMedia({ mediaTotal: 64, mediaMissing: 0, mediaBytes: 0 });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
