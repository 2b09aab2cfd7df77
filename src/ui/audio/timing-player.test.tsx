import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TimingPlayer } from './timing-player.tsx';
import type { TimingPlayerView } from './timing-player.tsx';

function show(state: TimingPlayerView) {
  const onPlay = vi.fn();
  render(
    <MantineProvider env="test">
      <TimingPlayer state={state} onPlay={onPlay} player={<p>the player</p>} />
    </MantineProvider>,
  );
  return { onPlay };
}

test('the wait counts down and can be skipped', async () => {
  const { onPlay } = show({ status: 'waiting', remainingSeconds: 3 });
  expect(screen.getByText('Play after 3 sec')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
  expect(onPlay).toHaveBeenCalledOnce();
});

test('a browser that wants a tap gets one', async () => {
  const { onPlay } = show({ status: 'blocked' });
  await userEvent.click(screen.getByRole('button', { name: 'Click to ply voice' }));
  expect(onPlay).toHaveBeenCalledOnce();
});

test('once it has begun there are the controls', () => {
  show({ status: 'playing' });
  expect(screen.getByText('the player')).toBeTruthy();
});
