import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { RecordingPlayer } from './recording-player.tsx';

const recording = { bytes: new Uint8Array([1]), mimeType: 'audio/mpeg', durationMs: 2_000 };

it('plays one sound at a time: who begins pauses the one before', async () => {
  const device = await createDevice([]);
  const other = { ...recording };
  const { user } = renderOn(
    device,
    <>
      <RecordingPlayer recording={recording} label="First" />
      <RecordingPlayer recording={other} label="Second" />
    </>,
  );
  const first = within(await screen.findByRole('group', { name: 'First' }));
  const second = within(screen.getByRole('group', { name: 'Second' }));
  await user.click(first.getByRole('button', { name: 'Play' }));
  await user.click(await second.findByRole('button', { name: 'Play' }));
  expect(second.getByRole('button', { name: 'Pause' })).toBeTruthy();
  expect(first.getByRole('button', { name: 'Play' })).toBeTruthy();
  await user.click(first.getByRole('button', { name: 'Play' }));
  expect(first.getByRole('button', { name: 'Pause' })).toBeTruthy();
  expect(second.getByRole('button', { name: 'Play' })).toBeTruthy();
});

it('a player that begins ends what the device says, and the device pauses a player', async () => {
  const device = await createDevice([]);
  const { voice } = device.audio.voice;
  const { user } = renderOn(device, <RecordingPlayer recording={recording} label="Own" />);
  const own = within(await screen.findByRole('group', { name: 'Own' }));
  void voice.say('Bees dance.', 'UK');
  await user.click(await own.findByRole('button', { name: 'Play' }));
  expect(voice.isSpeaking()).toBe(false);
  act(() => void voice.say('Bees dance.', 'UK'));
  expect(own.getByRole('button', { name: 'Play' })).toBeTruthy();
  // The same player again.
  await user.click(own.getByRole('button', { name: 'Play' }));
  expect(voice.isSpeaking()).toBe(false);
});
