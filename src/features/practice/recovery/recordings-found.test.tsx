import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { RecordingsFound } from './recordings-found.tsx';

const item = makeItem('RA', 1_001, { title: 'The bees' });

async function crashed() {
  const device = await createDevice([item]);
  await device.audio.leaveBehind(item.id, 'half of it', device.context.clock.now() - 3_600_000);
  const view = renderOn(device, <RecordingsFound />, item);
  const list = await screen.findByRole('list', { name: 'Recordings found' });
  return { device, list, ...view };
}

it('offers what a crash left behind, with its question and when it was made', async () => {
  const { list, user } = await crashed();
  await waitFor(() => expect(list.textContent).toContain('The bees, 1 hour ago (Nov 21, 2026 11:00 UTC)'));
  await user.click(within(list).getByRole('button', { name: 'Play' }));
  expect(await within(list).findByRole('group', { name: 'The recording that was found' })).toBeTruthy();
});

it('hands it in as an answer, and offers it no more', async () => {
  const { device, list, user } = await crashed();
  await user.click(within(list).getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Recordings found' })).toBeNull());
  const { db } = device.context;
  const [answer] = await db.answers.toArray();
  expect(answer).toMatchObject({ practiceId: item.id, taskType: 'RA', duration: 2 });
  const [blob] = await db.blobs.toArray();
  expect(new TextDecoder().decode(blob?.bytes)).toBe('half of it');
  expect(await db.recordingDrafts.count()).toBe(0);
});

it('discards it only after a confirmation', async () => {
  const { device, list, user } = await crashed();
  await user.click(within(list).getByRole('button', { name: 'Discard' }));
  const modal = await screen.findByRole('dialog');
  const remove = within(modal).getByRole('button', { name: 'Delete' });
  expect(remove.hasAttribute('disabled')).toBe(true);
  await user.click(within(modal).getByRole('checkbox', { name: "I'm sure to delete" }));
  await user.click(remove);
  await waitFor(async () => expect(await device.context.db.recordingDrafts.count()).toBe(0));
});

it('does not offer a recording that another tab is making, and offers it when that tab dies', async () => {
  const device = await createDevice([item]);
  const running = await device.audio.leaveBehind(item.id, 'now', device.context.clock.now() - 5_000);
  const die = device.audio.draftLocks.hold(running);
  await device.audio.leaveBehind(item.id, 'old', device.context.clock.now() - 3_600_000);
  renderOn(device, <RecordingsFound />, item);
  const list = await screen.findByRole('list', { name: 'Recordings found' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  die();
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
});

it('does not offer the recording that this tab is making', async () => {
  const device = await createDevice([item]);
  const recorder = device.ports.createRecorder();
  await recorder.start({ practiceId: item.id, taskType: 'RA', hasBeep: false });
  device.audio.speak('one');
  await waitFor(async () => expect(await device.context.db.recordingChunks.count()).toBe(1));
  renderOn(device, <RecordingsFound />, item);
  await device.audio.leaveBehind(item.id, 'other', device.context.clock.now());
  const list = await screen.findByRole('list', { name: 'Recordings found' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  await recorder.stop();
  // It is whole now and still on that screen: nobody else may discard it.
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  await recorder.dispose();
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
});
