import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { avatarHash } from '#contract/entities/profile.ts';
import { findProfile } from '#data/queries/profile.ts';
import { setProfile } from '#data/commands/set-profile.ts';
import { DataContextProvider } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { pictureHere } from '#tests/support/picture-here.ts';
import { createDevice } from '#tests/support/practice.tsx';
import { AccountPortsProvider } from './account-ports.ts';
import { PictureCard } from './picture-card.tsx';

function Host() {
  const profile = useLive(findProfile, {});
  return profile.status === 'ready' ? <PictureCard profile={profile.data} /> : null;
}

async function open() {
  const device = await createDevice([]);
  const { context } = device;
  await setProfile(context, { nickname: 'Ana Silva' });
  const ports = {
    pictures: pictureHere,
    drafts: device.ports.drafts,
    fetchRecording: device.ports.fetchRecording,
    endAccount: async () => ({ kind: 'signed-out' }) as const,
    sharedFiles: { forget: async () => undefined },
    syncNow: async () => 'drained' as const,
    isOnline: () => true,
    signOut: async () => true,
  };
  render(
    <MantineProvider env="test">
      <DataContextProvider value={context}>
        <AccountPortsProvider value={ports}>
          <Host />
        </AccountPortsProvider>
      </DataContextProvider>
    </MantineProvider>,
  );
  return { context, user: userEvent.setup() };
}

it('draws a picture on this device, keeps its bytes and queues it once, and takes it away again', async () => {
  const { context, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Draw one' }));
  expect(screen.getAllByRole('button', { name: /^AS in / })).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'AS in plum' }));
  expect(await screen.findByRole('img', { name: 'You' })).toBeTruthy();
  const { avatar } = await findProfile(context);
  const kept = await context.db.blobs.get([context.userId, avatarHash(avatar ?? '')]);
  expect(new TextDecoder().decode(kept?.bytes)).toBe('plum AS');
  const kinds = (await context.db.outbox.toArray()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'profile.set').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await expect.poll(async () => (await findProfile(context)).avatar).toBeNull();
});

it('says so when a full device does not take the picture away', async () => {
  const { context, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Draw one' }));
  await user.click(screen.getByRole('button', { name: 'AS in plum' }));
  await screen.findByRole('img', { name: 'You' });
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  context.db.outbox.hook('creating', refuse);
  context.db.outbox.hook('updating', refuse);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('This device is full. Free some room, then try again.')).toBeTruthy();
  expect((await findProfile(context)).avatar).not.toBeNull();
});

/** As a browser has one that was written to since it was chosen. */
const changed = Object.assign(new File(['x'], 'me.png', { type: 'image/png' }), {
  arrayBuffer: async () => Promise.reject(new DOMException('changed', 'NotReadableError')),
});

it.each([
  ['empty', new File([], 'me.png', { type: 'image/png' }), 'This file is empty.'],
  ['changed', changed, 'This file was changed or moved before it could be read. Choose it again.'],
  [
    'too large',
    new File([new Uint8Array(20_000_001)], 'me.png', { type: 'image/png' }),
    'This picture is larger than 20 MB. Choose a smaller one.',
  ],
  [
    'a text renamed',
    new File(['tide'], 'me.png', { type: 'image/png' }),
    'This is not a PNG, JPG or WebP picture.',
  ],
])('says why it takes no picture that is %s, and stops waiting', async (_, file, sentence) => {
  const { user } = await open();
  await user.upload(await screen.findByLabelText('Choose a picture'), file);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Upload one' }).dataset['loading']).toBeUndefined();
});
