import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts, useToast } from './toasts.tsx';

function Talker() {
  const say = useToast();
  return (
    <>
      <button type="button" onClick={() => say('Deleted answer')}>
        delete
      </button>
      <button type="button" onClick={() => say('Link copied')}>
        copy
      </button>
    </>
  );
}

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

async function show() {
  render(
    <Toasts>
      <Talker />
    </Toasts>,
  );
  const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
  return (name: string) => user.click(screen.getByRole('button', { name }));
}

test('what is said appears in a region that was there before, so that it is read out, and goes by itself', async () => {
  const press = await show();
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  await press('delete');
  expect(region.textContent).toBe('Deleted answer');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(region.textContent).toBe('');
});

test('the newest takes the place of the one before, and has its whole time', async () => {
  const press = await show();
  await press('delete');
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await press('copy');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole('status').textContent).toBe('Link copied');
});
