import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestClock } from '#tests/support/practice.tsx';
import { useSteady } from './use-steady.ts';

function steady(first: string | null) {
  const time = createTestClock();
  const { clock } = time;
  const hook = renderHook(({ value }) => useSteady(value === null ? null : { word: value }, 1_000, clock), {
    initialProps: { value: first },
  });
  const become = (value: string) => hook.rerender({ value });
  return {
    shown: () => hook.result.current?.word ?? null,
    become,
    advance: (ms: number) => time.advance(ms),
  };
}

it('shows the first value at once', () => {
  const { shown, become } = steady(null);
  expect(shown()).toBeNull();
  act(() => become('Synced'));
  expect(shown()).toBe('Synced');
});

it('never shows what comes and goes', async () => {
  const { shown, become, advance } = steady('Synced');
  become('Syncing');
  await advance(900);
  become('Synced');
  await advance(5_000);
  expect(shown()).toBe('Synced');
});

it('shows what stays, also while it is said again and again', async () => {
  const { shown, become, advance } = steady('Synced');
  for (let turn = 0; turn < 5; turn += 1) {
    become('2 waiting');
    await advance(300);
  }
  expect(shown()).toBe('2 waiting');
});
