import 'fake-indexeddb/auto';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#platform/session/session.ts';
import { createDevice, origin, signedInTab } from '#tests/identity/session-world.ts';
import type { Device } from '#tests/identity/session-world.ts';
import { Account } from './account.tsx';
import { AuthCheckScreen } from './auth-check-screen.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SessionProvider } from './use-session.ts';

let device: Device;
let count = 0;
beforeEach(() => {
  count += 1;
  device = createDevice(`sign-in-${count}`);
});
afterEach(() => {
  cleanup();
});

function show(session: Session, ui: ReactNode) {
  const user = userEvent.setup();
  render(
    <StrictMode>
      <MantineProvider env="test">
        <SessionProvider value={session}>{ui}</SessionProvider>
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

const Way = ({ canSend }: { canSend: boolean }) => <p>{canSend ? 'out, sending first' : 'out'}</p>;

test('the account names the learner and has the way out, and after it what is said to who left', async () => {
  const session = await signedInTab(device);
  const farewell = <p>See you</p>;
  show(session, <Account returnTo="/me" SignOut={Way} farewell={farewell} />);
  screen.getByText('Signed in as Maya Chén (maya@example.com).');
  screen.getByText('out, sending first');
  expect(screen.queryByText('See you')).toBeNull();
  await session.signOut();
  await screen.findByRole('button', { name: 'Create an account' });
  screen.getByText('See you');
  expect(screen.queryByText(/Maya|^out/)).toBeNull();
});

test('an ended sign-in keeps the name and offers to sign in again', async () => {
  const session = await signedInTab(device);
  device.provider.valid.clear();
  await session.getAccessToken({ fresh: true });
  show(session, <Account returnTo="/me" SignOut={Way} />);
  expect(screen.queryByText(/Everything is still here/)).not.toBeNull();
  screen.getByText('out');
  screen.getByRole('button', { name: 'Sign in as Maya Chén (maya@example.com)' });
});
