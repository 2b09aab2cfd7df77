import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestClock } from '#tests/support/practice.tsx';
import { agoWords } from './amounts.ts';
import { useNow } from './use-now.ts';

it('keeps an age true while one looks', async () => {
  const time = createTestClock();
  const at = time.clock.now();
  const Age = () => <p>{agoWords(at, useNow(time.clock))}</p>;
  render(<Age />);
  expect(screen.getByText('just now')).toBeTruthy();
  await act(() => time.advance(80_000));
  expect(screen.getByText('1 minute ago')).toBeTruthy();
  await act(() => time.advance(2 * 60_000));
  expect(screen.getByText('3 minutes ago')).toBeTruthy();
});
