import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RecorderPanel } from './recorder-panel.tsx';
import type { RecorderView } from './recorder-view.ts';

const level = { clipping: false, tooQuiet: false };
const recording = {
  status: 'recording',
  elapsedMs: 12_400,
  limitMs: 40_000,
  level,
  recentPeaks: [0.2, 0.4],
  isSaving: true,
  fallback: null,
} satisfies RecorderView;

function show(state: RecorderView) {
  const handlers = {
    onStart: vi.fn<() => void>(),
    onStop: vi.fn<() => void>(),
    onTryAgain: vi.fn<() => void>(),
  };
  const panel = (view: RecorderView) => (
    <MantineProvider env="test">
      <RecorderPanel state={view} {...handlers} player={<p>the player</p>} />
    </MantineProvider>
  );
  const { rerender } = render(panel(state));
  return { ...handlers, change: (view: RecorderView) => rerender(panel(view)) };
}

const announced = () => screen.getByRole('status').textContent;

test('one button starts, stops and, while it waits for the tone, cancels', async () => {
  const { change, onStart, onStop } = show({ status: 'idle' });
  await userEvent.click(screen.getByRole('button', { name: 'Start recording' }));
  expect(onStart).toHaveBeenCalledOnce();
  change({ status: 'beep' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  change(recording);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(onStop).toHaveBeenCalledTimes(2);
});

test('the time used and a hint on the level are shown, and only the state is announced', () => {
  const { change } = show(recording);
  expect(screen.getByText('12 of 40 seconds')).toBeTruthy();
  expect(screen.getByText('Good level')).toBeTruthy();
  expect(announced()).toBe('Recording.');
  change({ ...recording, elapsedMs: 13_000, level: { ...level, tooQuiet: true } });
  expect(screen.getByText('A little closer')).toBeTruthy();
  expect(announced()).toBe('Recording.');
});

test('names the microphone that takes the place of one that is not connected', () => {
  const fallback = { chosen: 'USB headset', used: 'Built-in microphone' };
  const { change } = show({ ...recording, fallback });
  expect(announced()).toBe('Recording. USB headset is not connected. Recording with Built-in microphone.');
  change({
    status: 'stopped',
    endedBy: 'learner',
    recording: { durationMs: 4_000, isSaved: true },
    fallback: { ...fallback, used: '' },
  });
  expect(announced()).toBe(
    'Your recording is ready. USB headset was not connected. Recorded with another microphone.',
  );
});

test('a device that refuses to store is told while it records', () => {
  show({ ...recording, isSaving: false });
  expect(announced()).toBe('Recording. It cannot be saved on this device at the moment.');
});

test('afterwards it can be played and tried again, and says where it is kept', async () => {
  const { onTryAgain } = show({
    status: 'stopped',
    endedBy: 'limit',
    recording: { durationMs: 40_000, isSaved: true },
    fallback: null,
  });
  expect(announced()).toBe('Time is up. Your recording is ready.');
  expect(screen.getByText('Saved on this device')).toBeTruthy();
  expect(screen.getByText('the player')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onTryAgain).toHaveBeenCalledOnce();
});

test.each<[RecorderView, string]>([
  [{ status: 'no-device' }, 'No microphone was found. Connect one, then try again.'],
  [
    { status: 'failed', code: 'empty' },
    'No sound reached the recorder. Check the microphone, then try again.',
  ],
  [{ status: 'denied' }, 'The microphone is not allowed.'],
])('trouble is told in a sentence, and the button offers another start: %o', (state, sentence) => {
  show(state);
  expect(announced()).toBe(sentence);
  expect(screen.getByRole('button', { name: 'Start recording' }).hasAttribute('disabled')).toBe(false);
});

test('a conversion shows how far it is', () => {
  show({ status: 'stopping', conversion: { stage: 'loading', ratio: 0.42 } });
  expect(screen.getByText('Loading the converter, 42 %')).toBeTruthy();
});
