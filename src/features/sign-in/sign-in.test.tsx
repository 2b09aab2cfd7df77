import 'fake-indexeddb/auto';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPteType } from '#data/commands/set-profile.ts';
import type { DataContext } from '#data/context.ts';
import { openLocalData } from '#data/open-local-data.ts';
import type { LocalData } from '#data/open-local-data.ts';
import { DataContextProvider } from '#data/use-data-context.ts';
import { systemClock } from '#platform/clock.ts';
import { systemDigest } from '#platform/digest.ts';
import { systemIds } from '#platform/ids.ts';
import type { Session } from '#platform/session/session.ts';
import { createDevice, origin, signedInTab } from '#tests/identity/session-world.ts';
import type { Device } from '#tests/identity/session-world.ts';
import { Account } from './account.tsx';
import { AuthCheckScreen } from './auth-check-screen.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SessionProvider } from './use-session.ts';

let device: Device;
let local: LocalData;
let count = 0;
beforeEach(async () => {
  count += 1;
  device = createDevice(`sign-in-${count}`);
  local = await openLocalData(`sign-in-data-${count}`);
});
afterEach(() => {
  cleanup();
  local.close();
});

function dataContext(): DataContext {
  const { db, strictDb } = local;
  const ports = { clock: systemClock, ids: systemIds, digest: systemDigest };
  return { db, strictDb, userId: 'learner-1', ...ports, kick: () => undefined };
}

const noSync = async () => undefined;

function show(session: Session, ui: ReactNode) {
  const data = dataContext();
  const user = userEvent.setup();
  render(
    <StrictMode>
      <MantineProvider env="test">
        <DataContextProvider value={data}>
          <SessionProvider value={session}>{ui}</SessionProvider>
        </DataContextProvider>
      </MantineProvider>
    </StrictMode>,
  );
  return user;
}

async function showAuthCheck(prepare: (url: string) => string = (url) => url, returnTo = '/words') {
  const session = device.openTab();
  await session.startSignIn({ returnTo });
  const onDone = vi.fn<(path: string) => void>();
  const user = show(session, <AuthCheckScreen url={prepare(device.approve())} onDone={onDone} />);
  return { session, onDone, user };
}

test('the learner comes back signed in, to where they were, once', async () => {
  const { session, onDone } = await showAuthCheck();
  screen.getByRole('heading', { name: 'Signing you in' });
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('/words'));
  expect(session.current()).toMatchObject({ kind: 'signed-in' });
  expect(device.provider.tokenCalls()).toHaveLength(1);
});

test('without a connection the last step waits for "Try again"', async () => {
  const { onDone, user } = await showAuthCheck((url) => {
    device.provider.online = false;
    return url;
  });
  await screen.findByRole('heading', { name: 'No connection right now' });
  expect(screen.getByRole('alert').textContent).toContain('Your answers are safe on this device.');
  device.provider.online = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('/words'));
});

test('a sign-in that cannot be finished offers a new one and a way on', async () => {
  const { onDone, user } = await showAuthCheck(() => `${origin}/auth-check?code=old&state=gone`);
  await screen.findByRole('heading', { name: 'Please sign in again' });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(device.addresses).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Go on without signing in' }));
  expect(onDone).toHaveBeenCalledExactlyOnceWith('/');
});

test('the card says that practising needs no account, and leads to both pages', async () => {
  const user = show(device.openTab(), <SignInCard returnTo="/" />);
  await screen.findByText(/You can practise without an account/);
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  await waitFor(() => expect(device.addresses).toHaveLength(1));
  expect(device.addresses[0]).toContain('prompt=create');
});

test('without a connection the card says so and nothing else happens', async () => {
  device.provider.online = false;
  const user = show(device.openTab(), <SignInCard returnTo="/" />);
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('Signing in needs a connection.'),
  );
  expect(device.addresses).toEqual([]);
});

test('the card is not there for somebody who is signed in', async () => {
  const session = await signedInTab(device);
  show(session, <SignInCard returnTo="/" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the account names the learner and signs out at once when everything is sent', async () => {
  const session = await signedInTab(device);
  const user = show(session, <Account returnTo="/me" syncNow={noSync} />);
  screen.getByText('Signed in as Maya Chén (maya@example.com).');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('button', { name: 'Create an account' });
  expect(session.current()).toEqual({ kind: 'signed-out' });
});

test('a sign-out with something unsent asks first', async () => {
  await setPteType(dataContext(), 'CORE');
  const session = await signedInTab(device);
  const user = show(session, <Account returnTo="/me" syncNow={noSync} />);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByText(/1 change is not on the server yet/);
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(session.current()).toMatchObject({ kind: 'signed-in' });
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await user.click(await screen.findByRole('button', { name: 'Sign out anyway' }));
  await waitFor(() => expect(session.current()).toMatchObject({ kind: 'signed-out' }));
  // It waits for the learner whose it is.
  expect(await local.db.outbox.toArray()).toMatchObject([{ userId: 'learner-1' }]);
});

test('"Sync first" signs out once all is sent, and says so when it is not', async () => {
  const data = dataContext();
  await setPteType(data, 'CORE');
  const session = await signedInTab(device);
  let isOnline = false;
  const syncNow = async () => {
    if (isOnline) await local.db.outbox.clear();
  };
  const user = show(session, <Account returnTo="/me" syncNow={syncNow} />);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await user.click(await screen.findByRole('button', { name: 'Sync first' }));
  await screen.findByText(/Not everything could be sent now/);
  expect(session.current()).toMatchObject({ kind: 'signed-in' });
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Sync first' }));
  await waitFor(() => expect(session.current()).toMatchObject({ kind: 'signed-out' }));
});

test('an ended sign-in keeps the name and offers to sign in again', async () => {
  const session = await signedInTab(device);
  device.provider.valid.clear();
  await session.getAccessToken({ fresh: true });
  show(session, <Account returnTo="/me" syncNow={noSync} />);
  expect(screen.queryByText(/Everything is still here/)).not.toBeNull();
  screen.getByRole('button', { name: 'Sign in as Maya Chén (maya@example.com)' });
});
