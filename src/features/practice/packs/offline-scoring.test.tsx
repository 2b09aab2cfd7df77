import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BankItem } from '#contract/items/bank-item.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';

const read = makeItem('RA', 1_001);
const other = makeItem('RA', 1_002);
const choice = makeItem('MCS_R', 15_001);

async function createWithPack(): Promise<Device> {
  const device = await createDevice([read, other, choice]);
  device.packs.set({ status: 'absent' });
  return device;
}
const open = (device: Device, item: BankItem) =>
  renderOn(device, <PracticeScreen taskType={item.taskType} practiceId={item.id} search={{}} />, item);
const offer = () => screen.findByRole('region', { name: 'Score offline' });
const question = 'Score offline: 3.8 MB, about 40 s on this connection';

it('offers the files in one sentence before the first recording, and follows them from question to question', async () => {
  const device = await createWithPack();
  const first = open(device, read);
  await screen.findByText(question);
  await first.user.click(within(await offer()).getByRole('button', { name: 'Download' }));
  expect((await offer()).contains(document.activeElement)).toBe(true);
  act(() => device.packs.set({ status: 'downloading', receivedBytes: 3_300_000 }));
  const bar = () => screen.findByRole('progressbar', { name: 'Files to score offline' });
  expect((await bar()).getAttribute('aria-valuenow')).toBe('50');
  await first.user.click(screen.getByRole('button', { name: 'Begin' }));
  expect(await bar()).toBeTruthy();
  first.unmount();

  const next = open(device, choice);
  expect(await bar()).toBeTruthy();
  await next.user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Paused at 50 %. What has come stays.')).toBeTruthy();
  await next.user.click(screen.getByRole('button', { name: 'Go on' }));
  act(() => device.packs.set({ status: 'here' }));
  expect(await screen.findByText('Your speaking is now scored on this device.')).toBeTruthy();
  next.unmount();

  open(device, other);
  await screen.findByRole('button', { name: 'Begin' });
  expect(screen.queryByRole('region', { name: 'Score offline' })).toBeNull();
});

it('remembers a No, and says where it is later', async () => {
  const device = await createWithPack();
  const first = open(device, read);
  await screen.findByText(question);
  await first.user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.getByText('You find it in Me whenever you want it.')).toBeTruthy();
  expect(document.activeElement).toBe(await offer());
  first.unmount();
  open(device, read);
  await screen.findByRole('button', { name: 'Begin' });
  expect(screen.queryByRole('region', { name: 'Score offline' })).toBeNull();
});

it('has asked whoever begins with the offer in sight, and nobody who only looks', async () => {
  const device = await createWithPack();
  const peek = open(device, read);
  await screen.findByText(question);
  peek.unmount();
  const { user } = open(device, read);
  await screen.findByText(question);
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await screen.findByRole('button', { name: 'Start recording' });
  expect(screen.queryByRole('region', { name: 'Score offline' })).toBeNull();
  expect(device.packs.port.getState()).toMatchObject({ isOffered: true });
});

it('offers nothing at a task without a voice, and nothing while there is no connection', async () => {
  const device = await createWithPack();
  const reading = open(device, choice);
  await screen.findByRole('radio', { name: 'B. To show the way' });
  expect(screen.queryByRole('region', { name: 'Score offline' })).toBeNull();
  reading.unmount();
  device.packs.setLine({ isOnline: false });
  const { user } = open(device, read);
  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  await screen.findByRole('button', { name: 'Start recording' });
  await waitFor(() => expect(device.packs.port.getState()).toMatchObject({ isOffered: false }));
});
