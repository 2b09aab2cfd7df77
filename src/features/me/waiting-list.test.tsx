import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { DataContextProvider } from '#data/use-data-context.ts';
import { createDevice } from '#tests/support/practice.tsx';
import { answerTo } from '#tests/support/sync-device.ts';
import { MePortsProvider } from './me-ports.ts';
import type { MePorts } from './me-ports.ts';
import { SyncCard } from './sync-card.tsx';

async function showRefused() {
  const { context } = await createDevice([]);
  await submitAnswer(context, answerTo(23_001));
  await context.db.outbox.toCollection().modify({
    state: 'dead',
    attempts: 1,
    lastError: { code: 'VALIDATION', message: 'is too long', at: 1 },
  });
  const me: MePorts = {
    storage: { usedBytes: async () => 1, isPersistent: async () => true, persist: async () => true },
    syncNow: () => undefined,
  };
  render(
    <MantineProvider env="test">
      <DataContextProvider value={context}>
        <MePortsProvider value={me}>
          <SyncCard pteType="ACADEMIC" />
        </MePortsProvider>
      </DataContextProvider>
    </MantineProvider>,
  );
  await screen.findByText(/Was not accepted: is too long/);
  return { context, user: userEvent.setup() };
}

it('sends a refused answer again when the learner asks for it', async () => {
  const { context, user } = await showRefused();
  await user.click(screen.getByRole('button', { name: /^Retry: Answer/ }));
  await screen.findByText(/Tried, and will be tried again/);
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  expect(await context.db.outbox.toArray()).toMatchObject([{ state: 'pending' }]);
});

it('gives a refused answer up only after a question, which can be answered with no', async () => {
  const { context, user } = await showRefused();
  await user.click(screen.getByRole('button', { name: /^Discard: Answer/ }));
  const modal = await screen.findByRole('dialog', { name: 'Discard' });
  expect(modal.textContent).toContain('only on this device');
  await user.click(within(modal).getByRole('button', { name: 'Keep it' }));
  expect(await context.db.answers.count()).toBe(1);
  await user.click(screen.getByRole('button', { name: /^Discard: Answer/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await context.db.answers.count()).toBe(0));
  await waitFor(() => expect(screen.queryByText(/Was not accepted/)).toBeNull());
});
