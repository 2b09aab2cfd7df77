import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AudioPlayer } from './audio-player.tsx';
import type { PlayerView } from './player-view.ts';

function show(state: PlayerView, settings = { volume: 0.5, rate: 1 }) {
  const handlers = {
    onPlay: vi.fn<() => void>(),
    onPause: vi.fn<() => void>(),
    onSeek: vi.fn<(ms: number) => void>(),
    onVolume: vi.fn<(volume: number) => void>(),
    onRate: vi.fn<(rate: number) => void>(),
  };
  render(
    <MantineProvider env="test">
      <AudioPlayer state={state} settings={settings} label="Your recording" {...handlers} />
    </MantineProvider>,
  );
  return handlers;
}

const paused: PlayerView = { status: 'paused', positionMs: 5_000, durationMs: 20_000 };

test('it plays and pauses', async () => {
  const { onPlay } = show(paused);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(onPlay).toHaveBeenCalledOnce();
});

test('while it plays the button pauses', async () => {
  const { onPause } = show({ ...paused, status: 'playing' });
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(onPause).toHaveBeenCalledOnce();
});

test('arrow keys seek by two seconds and change the volume by a tenth', async () => {
  const { onSeek, onVolume } = show(paused);
  screen.getByRole('slider', { name: 'Position' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowUp}{ArrowDown}');
  expect(onSeek.mock.calls).toEqual([[7_000], [3_000]]);
  expect(onVolume.mock.calls).toEqual([[0.6], [0.4]]);
});

test('the slider stands at whole steps: a browser takes any other value for a change', () => {
  show({ ...paused, positionMs: 5_003.4 });
  expect(screen.getByRole('slider', { name: 'Position' }).getAttribute('value')).toBe('5000');
});

test('a seek never leaves the sound', async () => {
  const { onSeek } = show({ ...paused, positionMs: 19_500 });
  screen.getByRole('button', { name: 'Play' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onSeek).toHaveBeenCalledWith(20_000);
});

test('the position is told in words', () => {
  show({ ...paused, positionMs: 61_000, durationMs: 125_000 });
  expect(screen.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext')).toBe(
    '1 minute 1 second of 2 minutes 5 seconds',
  );
});

test('the speed goes from half to double', async () => {
  const { onRate } = show(paused);
  const speed = screen.getByRole('combobox', { name: 'Speed' });
  await userEvent.selectOptions(speed, '0.5×');
  await userEvent.selectOptions(speed, '2×');
  expect(onRate.mock.calls).toEqual([[0.5], [2]]);
});

test('what cannot be played says so', () => {
  show({ status: 'failed' });
  expect(screen.getByRole('status').textContent).toContain('This audio cannot be played now.');
  expect(screen.getByRole('button', { name: 'Play' }).hasAttribute('disabled')).toBe(true);
});
