import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { EndAccountResult } from '#data/commands/forget-learner.ts';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import type { DataContext } from '#data/store/context.ts';
import { localUserId } from '#data/store/rows.ts';
import { DataContextProvider } from '#data/hooks/use-data-context.ts';
import { pictureHere } from '#tests/support/picture-here.ts';
import { draftKey } from '#platform/drafts.ts';
import { hasLocalWork, keepLocalWork } from '#platform/local-work.ts';
import { createDevice } from '#tests/support/practice.tsx';
import { AccountGone } from './account-gone.tsx';
import { AccountPortsProvider, type AccountPorts } from './account-ports.ts';
import { DataScreen } from './data-screen.tsx';

// The last word to who left is of the tab.
beforeEach(() => sessionStorage.clear());

async function portsOf(result: EndAccountResult, begun: readonly number[] = [], userId = 'u1') {
  const device = await createDevice([]);
  const context = { ...device.context, userId };
  await setBookmark(context, { practiceId: 1, type: 'HARD' });
  await Promise.all(begun.map((id) => device.ports.drafts.save(draftKey('u1', id), { value: null })));
  const told: string[] = [];
  const ports = {
    pictures: pictureHere,
    drafts: device.ports.drafts,
    fetchRecording: device.ports.fetchRecording,
    endAccount: async () => {
      told.push('server');
      return result;
    },
    sharedFiles: { forget: async () => void told.push('shared file') },
    syncNow: async () => 'drained' as const,
    isOnline: () => true,
    signOut: async () => told.push('sign-out') > 0,
  };
  return { context, ports, told };
}

async function open(result: EndAccountResult, begun?: readonly number[]) {
  const { context, ports, told } = await portsOf(result, begun);
  const router = pageOf(<DataScreen />, { context, ports });
  render(<RouterProvider router={router as never} />);
  const button = await screen.findByRole('button', { name: 'Delete everything' });
  return { db: context.db, told, button, user: userEvent.setup() };
}

function pageOf(content: ReactNode, { context, ports }: { context: DataContext; ports: AccountPorts }) {
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <MantineProvider env="test">
        <DataContextProvider value={context}>
          <AccountPortsProvider value={ports}>{content}</AccountPortsProvider>
        </DataContextProvider>
      </MantineProvider>
    ),
  });
  return createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
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
  expect(told).toEqual(['server', 'shared file', 'sign-out']);
  expect([await db.bookmarks.count(), await db.outbox.count()]).toEqual([0, 0]);
});

it('touches nothing while the server cannot be told', async () => {
  const { db, told, button, user } = await open({ kind: 'no-connection' });
  await user.type(words(), 'delete my account');
  await user.click(button);
  expect(await screen.findByText(/did not answer, so nothing is removed here/)).toBeTruthy();
  expect(told).toEqual(['server']);
  expect(await db.bookmarks.count()).toBe(1);
});

it('says what only this device has before it removes it, and leaves the server alone', async () => {
  const { db, told, user } = await open({ kind: 'no-connection' }, [9_001]);
  const lost = /^Not on the server yet: 1 change and 1 unfinished text or recording\./;
  expect(await screen.findByText(lost)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove my data' }));
  expect(await db.bookmarks.count()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('heading', { name: 'Your data is removed from this device' })).toBeTruthy();
  expect(screen.getByText('Nothing of yours is left on this device.')).toBeTruthy();
  expect(told).toEqual(['shared file', 'sign-out']);
  const rows = await Promise.all(db.tables.map(async (table) => [table.name, await table.count()]));
  // Of the device, and who is leaving it: until the last word of other tabs has gone too.
  expect(rows.filter(([, count]) => count !== 0)).toEqual([['meta', 2]]);
  expect((await db.meta.toArray()).map(({ key }) => key)).toContain('leaving');
});

it('forgets with the data of who has no account that there was something to lose', async () => {
  const { context, ports } = await portsOf({ kind: 'no-connection' }, [], localUserId);
  keepLocalWork(true);
  render(<RouterProvider router={pageOf(<DataScreen />, { context, ports }) as never} />);
  const user = userEvent.setup();
  expect(await screen.findByText(/^Saved here: 1 change/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove my data' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Nothing of yours is left on this device.')).toBeTruthy();
  expect(hasLocalWork()).toBe(false);
});

it('counts a deletion that had been done before as done', async () => {
  const { db, told, button, user } = await open({ kind: 'deleted', deleted: null });
  await user.type(words(), 'delete my account');
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Everything is deleted' })).toBeTruthy();
  expect(screen.getByText('The account and everything on the server were deleted before.')).toBeTruthy();
  expect(told).toEqual(['server', 'shared file', 'sign-out']);
  expect(await db.bookmarks.count()).toBe(0);
});

async function openGone() {
  const { context, ports, told } = await portsOf({ kind: 'no-connection' });
  const show = () => render(<RouterProvider router={pageOf(<AccountGone />, { context, ports }) as never} />);
  return { db: context.db, told, show, user: userEvent.setup() };
}

it('takes off what is here of an account that was deleted elsewhere, and says so until it is read', async () => {
  const { db, told, show, user } = await openGone();
  await db.outbox.clear();
  show();
  await screen.findByText(/is now removed from this device too/);
  expect([await db.bookmarks.count(), told]).toEqual([0, ['shared file']]);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(told).toContain('sign-out'));
});

it('keeps what such an account never sent until the learner has been asked', async () => {
  const { db, told, show, user } = await openGone();
  show();
  expect(await screen.findByText(/^Never sent from this device: 1 change\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save a copy' })).toBeTruthy();
  expect([await db.bookmarks.count(), await db.outbox.count(), told]).toEqual([1, 1, []]);
  await user.click(screen.getByRole('button', { name: 'Remove it from this device' }));
  expect(await screen.findByText(/is now removed from this device too/)).toBeTruthy();
  expect([await db.bookmarks.count(), await db.outbox.count()]).toEqual([0, 0]);
});

it('says what a copy may lack that was made without the server', async () => {
  const { user } = await open({ kind: 'no-connection' });
  await user.click(screen.getByRole('button', { name: 'Save a copy' }));
  const lacks = /what you did on other devices may be missing\. Try again with a connection\.$/;
  expect(await screen.findByText(lacks)).toBeTruthy();
});
