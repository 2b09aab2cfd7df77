import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAfterPaint } from './use-after-paint.ts';

function Screen() {
  return useAfterPaint() ? <p>All of it</p> : <p>The first of it</p>;
}

it('what can wait comes after the first frame', async () => {
  render(<Screen />);
  expect(screen.getByText('The first of it')).toBeTruthy();
  expect(await screen.findByText('All of it')).toBeTruthy();
});

// The files of a worker share one window, and jsdom draws it by a timer.
it('frames come also after a test that faked the timers while the focus was lost', async () => {
  vi.useFakeTimers();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  button.remove();
  vi.useRealTimers();
  render(<Screen />);
  expect(await screen.findByText('All of it')).toBeTruthy();
});
