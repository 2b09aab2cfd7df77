import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { readMeta } from '#data/store/meta.ts';
import { DataContextProvider } from '#data/hooks/use-data-context.ts';
import { draftKey } from '#platform/drafts.ts';
import { leaveFarewell, readFarewell } from '#platform/farewell.ts';
import { pictureHere } from '#tests/support/picture-here.ts';
import { createDevice } from '#tests/support/practice.tsx';
import { AccountPortsProvider, type AccountPorts } from './account-ports.ts';
import { SignOut } from './sign-out.tsx';
import { SignedOutNote } from './signed-out-note.tsx';

// The last word to who left is of the tab.
beforeEach(() => sessionStorage.clear());

/** The network of a learner with two changes that wait, as it behaves until a test changes it. */
async function openDevice({ canSend = true, isOnline = true, waiting = 2 } = {}) {
  const device = await createDevice([]);
  const context = { ...device.context, userId: 'u1' };
  const { db } = context;
  for (let id = 1; id <= waiting; id += 1) await setBookmark(context, { practiceId: id, type: 'HARD' });
  const line = { isOnline, refuses: false, sending: Promise.withResolvers<void>(), signedOutTo: '' };
  const ports: AccountPorts = {
    pictures: pictureHere,
    drafts: device.ports.drafts,
    fetchRecording: device.ports.fetchRecording,
    endAccount: async () => ({ kind: 'signed-out' }),
    sharedFiles: device.ports.sharedFiles,
    isOnline: () => line.isOnline,
    async syncNow() {
      await line.sending.promise;
      return 'drained';
    },
    async signOut({ path, farewell }) {
      if (line.refuses) return false;
      leaveFarewell(farewell);
      line.signedOutTo = path;
      return true;
    },
  };
  const user = userEvent.setup();
  const show = () =>
    render(
      <MantineProvider env="test">
        <DataContextProvider value={context}>
          <AccountPortsProvider value={ports}>
            <SignOut canSend={canSend} />
          </AccountPortsProvider>
        </DataContextProvider>
      </MantineProvider>,
    );
  const open = async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    return within(await screen.findByRole('dialog', { name: 'Sign out' }));
  };
  /** The server takes so many of what waits. */
  const take = async (count: number) => {
    const keys = await db.outbox.limit(count).primaryKeys();
    await db.outbox.bulkDelete(keys);
  };
  return { ...device, context, line, user, open, take };
}

it('asks at once when the server has everything, and keeps by default', async () => {
  const { open, user, line, db } = await openDevice({ waiting: 0 }).then((all) => ({
    ...all,
    db: all.context.db,
  }));
  const dialog = await open();
  await dialog.findByText('Everything that you handed in is on the server.');
  const keep = dialog.getByRole('radio', { name: /^Keep on this device/ });
  expect(keep).toHaveProperty('checked', true);
  expect(document.activeElement).toBe(keep);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(line.signedOutTo).toBe('/me/account'));
  expect(JSON.parse(readFarewell() ?? '')).toEqual({ kind: 'kept', isOffline: false });
  expect(await readMeta(db, 'leaving')).toBeNull();
});

it('sends first, with what is left, and asks when all is sent', async () => {
  const { open, take, line } = await openDevice();
  const dialog = await open();
  await dialog.findByText('Sending 2 changes');
  expect(dialog.queryByRole('radio')).toBeNull();
  await take(1);
  await dialog.findByText('Sending 1 change');
  expect(dialog.getByRole('progressbar', { name: 'Sending' }).getAttribute('aria-valuenow')).toBe('50');
  await take(1);
  line.sending.resolve();
  await dialog.findByText('Everything that you handed in is on the server.');
});

it('waits no longer than something moves, and can go on trying', async () => {
  const { open, take, line, advance, user } = await openDevice();
  const dialog = await open();
  await dialog.findByText('Sending 2 changes');
  await advance(19_000);
  await take(1);
  await dialog.findByText('Sending 1 change');
  await advance(19_000);
  expect(dialog.queryByRole('radio')).toBeNull();
  await advance(1_000);
  await dialog.findByText('Sending takes too long now. 1 change is still to be sent.');
  await user.click(dialog.getByRole('button', { name: 'Try to send again' }));
  await dialog.findByText('Sending 1 change');
  line.sending.resolve();
  await dialog.findByText('Not everything could be sent now. 1 change is still to be sent.');
});

it('need not be waited for', async () => {
  const { open, user, line } = await openDevice();
  const dialog = await open();
  await user.click(await dialog.findByRole('button', { name: 'Don’t wait' }));
  await dialog.findByText('2 changes are still to be sent.');
  await user.click(dialog.getByRole('button', { name: 'Sign out and keep' }));
  await waitFor(() => expect(line.signedOutTo).toBe('/me/account'));
});

it.each([
  [{ isOnline: false }, 'You are offline. 2 changes are still to be sent.'],
  [{ canSend: false }, 'Your sign-in has ended, so nothing can be sent now. 2 changes are still to be sent.'],
])('says at once why nothing can be sent: %o', async (how, words) => {
  const { open } = await openDevice(how);
  const dialog = await open();
  await dialog.findByText(words);
  expect(dialog.getByRole('button', { name: 'Sign out and keep' })).toHaveProperty('disabled', false);
});

it('deletes what is nowhere else only when that is meant', async () => {
  const { open, user, line, context, ports } = await openDevice({ isOnline: false });
  const { db } = context;
  await ports.drafts.save(draftKey('u1', 9_001), { text: 'half' });
  await ports.sharedFiles.keep(new File(['voice'], 'voice.m4a', { type: 'audio/mp4' }));
  const dialog = await open();
  await user.click(await dialog.findByRole('radio', { name: /^Delete from this device/ }));
  await dialog.findByText(
    'On no server, and lost if you delete: 2 changes and 1 unfinished text or recording.',
  );
  const leave = dialog.getByRole('button', { name: 'Sign out and delete' });
  expect(leave).toHaveProperty('disabled', true);
  expect(await db.bookmarks.count()).toBe(2);
  await user.click(dialog.getByRole('checkbox', { name: 'Delete this for good' }));
  await user.click(leave);
  await waitFor(() => expect(line.signedOutTo).toBe('/me/account'));
  expect([await db.bookmarks.count(), await db.outbox.count()]).toEqual([0, 0]);
  expect([...(await ports.drafts.namesOf('u1'))]).toEqual([]);
  expect(await ports.sharedFiles.read()).toBeNull();
  expect(JSON.parse(readFarewell() ?? '')).toEqual({ kind: 'removed', left: 0 });
  // What other tabs write as they go is taken off at the next start.
  expect(await readMeta(db, 'leaving')).toEqual(['u1']);
});

it('says so when the device refuses, and nobody is said goodbye to', async () => {
  const { open, user, line } = await openDevice({ waiting: 0 });
  line.refuses = true;
  const dialog = await open();
  await user.click(await dialog.findByRole('button', { name: 'Sign out and keep' }));
  await dialog.findByText(/you are still signed in/);
  expect(readFarewell()).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('deletes nothing later where the device refused to delete and the learner keeps instead', async () => {
  const { open, user, line, context, ports } = await openDevice({ waiting: 0 });
  const { db } = context;
  const removeAllOf = ports.drafts.removeAllOf.bind(ports.drafts);
  ports.drafts.removeAllOf = () => Promise.reject(new Error('the disk is full'));
  const dialog = await open();
  await user.click(await dialog.findByRole('radio', { name: /^Delete from this device/ }));
  await user.click(dialog.getByRole('button', { name: 'Sign out and delete' }));
  await dialog.findByText(/^This device refused to delete it/);
  ports.drafts.removeAllOf = removeAllOf;
  expect(await readMeta(db, 'leaving')).toBeNull();
  await user.click(dialog.getByRole('radio', { name: /^Keep on this device/ }));
  await user.click(dialog.getByRole('button', { name: 'Sign out and keep' }));
  await waitFor(() => expect(line.signedOutTo).toBe('/me/account'));
  expect(await readMeta(db, 'leaving')).toBeNull();
});

it('says once what became of everything', async () => {
  const { open, user } = await openDevice({ waiting: 0, isOnline: false });
  const dialog = await open();
  await user.click(await dialog.findByRole('button', { name: 'Sign out and keep' }));
  await waitFor(() => expect(readFarewell()).not.toBeNull());
  const { unmount } = render(<SignedOutNote />);
  screen.getByText(
    /^You are signed out\. Your answers stay .* The server is told when you are online again\.$/,
  );
  unmount();
  render(<SignedOutNote />);
  expect(screen.queryByText(/^You are signed out/)).toBeNull();
});
