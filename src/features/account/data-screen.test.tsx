import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { EndAccountResult } from '#data/commands/forget-learner.ts';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { DataContextProvider } from '#data/use-data-context.ts';
import { pictureHere } from '#tests/support/picture-here.ts';
import { createDevice } from '#tests/support/practice.tsx';
import { AccountPortsProvider } from './account-ports.ts';
import { DataScreen } from './data-screen.tsx';

async function open(result: EndAccountResult) {
  const device = await createDevice([]);
  const context = { ...device.context, userId: 'u1' };
  await setBookmark(context, { practiceId: 1, type: 'HARD' });
  const told: string[] = [];
  const ports = {
    pictures: pictureHere,
    drafts: device.ports.drafts,
    fetchRecording: device.ports.fetchRecording,
    endAccount: async () => {
      told.push('server');
      return result;
    },
    signOut: async () => void told.push('sign-out'),
  };
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <MantineProvider env="test">
        <DataContextProvider value={context}>
          <AccountPortsProvider value={ports}>
            <DataScreen />
          </AccountPortsProvider>
        </DataContextProvider>
      </MantineProvider>
    ),
  });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />);
  const button = await screen.findByRole('button', { name: 'Delete everything' });
  return { db: context.db, told, button, user: userEvent.setup() };
}

const words = () => screen.getByRole('textbox', { name: /delete my account/ });

it('deletes the account only once the words are written, and shows what is gone', async () => {
  const deleted = { answers: 3, recordings: 1, comments: 0, notes: 2, signInDeleted: true };
  const { db, told, button, user } = await open({ kind: 'deleted', deleted });
  await user.type(words(), 'delete my');
  expect(button.hasAttribute('disabled')).toBe(true);
  await user.type(words(), ' account');
  await user.click(button);
  expect(await screen.findByText('Answers on the server: 3 deleted')).toBeTruthy();
  expect(screen.getByText('Nothing of yours is left on this device.')).toBeTruthy();
  expect(told).toEqual(['server', 'sign-out']);
  expect([await db.bookmarks.count(), await db.outbox.count()]).toEqual([0, 0]);
});

it('touches nothing while the server cannot be told', async () => {
  const { db, told, button, user } = await open({ kind: 'no-connection' });
  await user.type(words(), 'delete my account');
  await user.click(button);
  expect(await screen.findByText(/could not be reached, so nothing was deleted/)).toBeTruthy();
  expect(told).toEqual(['server']);
  expect(await db.bookmarks.count()).toBe(1);
});
