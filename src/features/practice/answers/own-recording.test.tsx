import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findRecording } from '#data/queries/find-recording.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { OwnRecording } from './own-recording.tsx';

/** An answer that another device gave: its row is here, its sound is not. */
async function openElsewhere() {
  const device = await createDevice([]);
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const sha256 = await device.context.digest.sha256(bytes);
  const recording = { sha256, mimeType: 'audio/mpeg', sizeBytes: 3, durationMs: 2_000, signal: null };
  const { user } = renderOn(device, <OwnRecording recording={recording} />);
  await user.click(await screen.findByRole('button', { name: 'Listen, 2.0 s' }));
  const bar = await screen.findByRole('progressbar', { name: 'Downloading the recording' });
  return { device, bytes, sha256, bar, user };
}

it('fetches a recording of another device, shows how far it is, and plays it', async () => {
  const { device, bytes, sha256, bar } = await openElsewhere();
  await waitFor(() => expect(bar.getAttribute('value')).toBe('0.4'));
  device.audio.answerFetch(bytes);
  expect(await screen.findByRole('group', { name: 'Your recording' })).toBeTruthy();
  expect(await findRecording(device.context, { sha256 })).not.toBeNull();
});

it('says that it needs a connection, and tries again when asked', async () => {
  const { device, bytes, user } = await openElsewhere();
  device.audio.answerFetch('no-connection');
  expect(await screen.findByText('This recording is on the server. It needs a connection.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('progressbar');
  device.audio.answerFetch(bytes);
  expect(await screen.findByRole('group', { name: 'Your recording' })).toBeTruthy();
});

it('says that nobody has it, and offers nothing more', async () => {
  const { device } = await openElsewhere();
  device.audio.answerFetch('gone');
  expect(await screen.findByText(/neither on this device nor on the server/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
