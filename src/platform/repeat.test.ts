import { expect, it } from 'vitest';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { repeat } from './repeat.ts';

it('calls the deed after each span until it is cancelled', () => {
  const clock = createFakeClock();
  let calls = 0;
  const cancel = repeat(clock, 20, () => {
    calls += 1;
  });
  expect(calls).toBe(0);
  clock.advance(19);
  expect(calls).toBe(0);
  clock.advance(41);
  expect(calls).toBe(3);
  cancel();
  expect(clock.timers).toBe(0);
});

it('ends when the deed itself cancels', () => {
  const clock = createFakeClock();
  let calls = 0;
  const cancel = repeat(clock, 20, () => {
    calls += 1;
    cancel();
  });
  clock.advance(60);
  expect(calls).toBe(1);
  expect(clock.timers).toBe(0);
});
