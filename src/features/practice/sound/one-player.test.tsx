import { screen, within } from '@testing-library/react';
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
