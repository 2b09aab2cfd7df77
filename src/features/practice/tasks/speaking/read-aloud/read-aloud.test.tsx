import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderBegun } from '#tests/support/practice.tsx';
import type { Device } from '#tests/support/practice.tsx';

const item = makeItem('RA', 1_001);

async function open(device: Device) {
  const view = await renderBegun(
    device,
    <PracticeScreen taskType="RA" practiceId={item.id} search={{}} />,
    item,
  );
  await screen.findByRole('region', { name: 'Recorder' });
  return view;
}
const speak = (device: Device, ...words: string[]) =>
  act(() => {
    for (const word of words) device.audio.speak(word);
  });

it('records, lets the learner listen, and submits a recording that stays playable', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  expect(screen.queryByRole('timer')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Start recording' }));
  await screen.findByRole('timer', { name: 'Time used: 0:00' });
  speak(device, 'the', 'quick', 'fox');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('group', { name: 'Your recording' })).toBeTruthy();
  expect(screen.getByText('Saved on this device')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Submit' }));

  const result = await screen.findByRole('region', { name: 'Your result' });
  expect(await within(result).findByText('1, longest 1.2 s')).toBeTruthy();
  expect(within(result).getByText('3.0 s')).toBeTruthy();
  // Nothing is invented: no points where no trait was measured.
  expect(result.textContent).not.toMatch(/points/);
  const { db } = device.context;
  expect(await db.blobs.count()).toBe(1);
  expect(await db.recordingDrafts.count()).toBe(0);
  const list = await screen.findByRole('list', { name: 'My answers' });
  await user.click(within(list).getByRole('button', { name: 'Listen, 3.0 s' }));
  expect(await within(list).findByRole('group', { name: 'Your recording' })).toBeTruthy();
});

it('in the exam starts to record by itself, not sooner, and hands in what was said until a silence', async () => {
  const device = await createDevice([item], { mode: 'EXAM' });
  await open(device);
  expect(screen.getByRole('timer', { name: /Time to prepare: 0:3/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start recording' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Show answer' })).toBeNull();
  await device.advance(40_000);
  await waitFor(() => expect(device.audio.isRecording()).toBe(true));
  await screen.findByRole('timer', { name: 'Time to speak: 0:40' });
  expect(device.audio.stopsAfterSilenceMs()).toBe(3_000);
  speak(device, 'the', 'quick');
  act(() => device.audio.fallSilent());
  const result = await screen.findByRole('region', { name: 'Your result' });
  expect(await within(result).findByText('Done in exam mode.')).toBeTruthy();
  const [answer] = await device.context.db.answers.toArray();
  expect(answer).toMatchObject({ mode: 'EXAM', value: { kind: 'record' } });
});

it('in practice waits for the learner, however long that takes', async () => {
  const device = await createDevice([item]);
  await open(device);
  await device.advance(3_000_000);
  expect(device.audio.isRecording()).toBe(false);
  expect(screen.getByRole('button', { name: 'Start recording' })).toHaveProperty('disabled', false);
});

it('records nothing that could not be kept, and says what to do', async () => {
  const device = await createDevice([item]);
  device.room.now = { usedBytes: 96, quotaBytes: 100 };
  const screenOf = <PracticeScreen taskType="RA" practiceId={item.id} search={{}} />;
  const { user } = await renderBegun(device, screenOf, item);
  await screen.findByRole('heading', { name: 'There is no room for a recording' });
  expect(screen.queryByRole('button', { name: 'Start recording' })).toBeNull();
  await device.advance(40_000);
  expect(device.audio.isRecording()).toBe(false);
  expect(screen.getByRole('link', { name: 'Free some room' }).getAttribute('href')).toContain('/me/storage');
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  await screen.findByText('It is still too full.');
  device.room.now = { usedBytes: 85, quotaBytes: 100 };
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  await screen.findByText(/There is not much room left on this device/);
});

it('explains a refused microphone in the words of the specification', async () => {
  const device = await createDevice([item]);
  device.audio.refuseMicrophone();
  const { user } = await open(device);
  await user.click(screen.getByRole('button', { name: 'Start recording' }));
  const modal = await screen.findByRole('dialog', { name: 'No Microphone Permission' });
  await user.click(within(modal).getByRole('button', { name: 'Request Permission' }));
  expect((await within(modal).findByRole('alert')).textContent).toBe('Permission denied');
  await user.click(within(modal).getByRole('button', { name: 'Ok, Got it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Start recording' })).toBeTruthy();
});

it('keeps a recording that was under way when the learner left, and offers it on return', async () => {
  const device = await createDevice([item]);
  const { user, unmount } = await open(device);
  await user.click(screen.getByRole('button', { name: 'Start recording' }));
  await waitFor(() => expect(device.audio.isRecording()).toBe(true));
  speak(device, 'half', 'of it');
  unmount();
  await waitFor(async () => {
    const [draft] = await device.context.db.recordingDrafts.toArray();
    expect(draft?.finished).not.toBeNull();
  });
  await device.advance(60_000);
  await open(device);
  expect(await screen.findByRole('heading', { name: 'Recording found' })).toBeTruthy();
});

/** A reload: what is on the device stays, the page goes without a word. */
async function reload(device: Device, unmount: () => void) {
  const key = `local ${item.id}`;
  const kept = await device.ports.drafts.load(key);
  unmount();
  await waitFor(async () => expect(await device.ports.drafts.load(key)).toBeNull());
  await device.ports.drafts.save(key, kept);
}

it('is a fresh start after a reload in which nothing was recorded: no clock ran meanwhile', async () => {
  const device = await createDevice([item], { mode: 'EXAM' });
  const { unmount } = await open(device);
  const before = screen.getByRole('timer', { name: /Time to prepare/ }).textContent;
  await device.advance(10_000);
  await waitFor(async () => expect(await device.ports.drafts.load(`local ${item.id}`)).not.toBeNull());
  await reload(device, unmount);
  await open(device);
  expect(screen.getByRole('timer', { name: /Time to prepare/ }).textContent).toBe(before);
});
