import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDevice, makeItem, renderOn } from '#tests/support/practice.tsx';
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

it('does not offer a recording that began after it appeared', async () => {
  const device = await createDevice([item]);
  await device.audio.leaveBehind(item.id, 'now', device.context.clock.now() + 1);
  renderOn(device, <RecordingsFound />, item);
  await device.context.db.recordingDrafts.count();
  expect(screen.queryByText('Recording found')).toBeNull();
});
