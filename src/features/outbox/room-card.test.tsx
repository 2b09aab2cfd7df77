import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataContextProvider } from '#data/hooks/use-data-context.ts';
import { createFakePacks } from '#tests/support/fake-packs.ts';
import { createDevice } from '#tests/support/practice.tsx';
import { OutboxPortsProvider, type OutboxPorts } from './outbox-ports.ts';
import { RoomCard } from './room-card.tsx';

/** The card over a browser that says that so many bytes are used. */
async function show(browser: { usedBytes: number }) {
  const { context } = await createDevice([]);
  const { port, set } = createFakePacks();
  set({ status: 'absent' });
  const ports: OutboxPorts = {
    storage: {
      room: async () => ({ ...browser, quotaBytes: 1e10 }),
      fits: async () => true,
      clearedAfterDays: async () => null,
    },
    syncNow: async () => 'drained',
  };
  const all = [port];
  render(
    <MantineProvider env="test">
      <DataContextProvider value={context}>
        <OutboxPortsProvider value={ports}>
          <RoomCard packs={all} />
        </OutboxPortsProvider>
      </DataContextProvider>
    </MantineProvider>,
  );
  await screen.findByText(/^Passage uses/);
  return set;
}

const packs = () =>
  screen.getByText('Downloads for scoring, words and lessons').nextElementSibling?.textContent;

it('counts a pack while it comes, when it is here, and no more once it is removed', async () => {
  const browser = { usedBytes: 22_000_000 };
  const set = await show(browser);
  expect(screen.getByText('Passage uses 22 MB.')).toBeTruthy();
  expect(packs()).toBe('None');
  const rest = screen.getByText('The app, the dictionary and your answers').nextElementSibling;
  expect(rest?.textContent).toBe('22 MB');
  act(() => set({ status: 'downloading', receivedBytes: 3_000_000 }));
  expect(packs()).toBe('3.0 MB');
  browser.usedBytes = 28_600_000;
  act(() => set({ status: 'here' }));
  expect(packs()).toBe('6.6 MB');
  await waitFor(() => expect(screen.getByText('Passage uses 29 MB.')).toBeTruthy());
  browser.usedBytes = 22_000_000;
  act(() => set({ status: 'absent' }));
  expect(packs()).toBe('None');
  await waitFor(() => expect(screen.getByText('Passage uses 22 MB.')).toBeTruthy());
});

it('says no less than what it lists, where the browser counts late', async () => {
  const set = await show({ usedBytes: 1_000_000 });
  act(() => set({ status: 'here' }));
  expect(await screen.findByText('Passage uses 6.6 MB.')).toBeTruthy();
});
