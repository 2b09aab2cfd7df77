import { expect, test } from 'vitest';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { keepRegistered } from './keep-registered.ts';

/** A browser whose tries end as they are told, and the moments at which they were made. */
function setUp(outcomes: (boolean | 'throws')[]) {
  const clock = createFakeClock(0);
  const tries: number[] = [];
  let wake = () => {};
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  keepRegistered({
    clock,
    connectivity: {
      subscribe(listener) {
        wake = () => listener('online');
        return () => {};
      },
    },
    async tryOnce() {
      tries.push(clock.now());
      const outcome = outcomes.shift() ?? true;
      if (outcome === 'throws') throw new TypeError('Failed to register');
      return outcome;
    },
  });
  return {
    tries,
    online: async () => {
      await settle();
      wake();
      await settle();
    },
    pass: async (ms: number) => {
      await settle();
      clock.advance(ms);
      await settle();
    },
  };
}

test('an install that failed is tried again, later each time, until it is stored', async () => {
  const { tries, pass } = setUp([false, 'throws', false]);
  await pass(15_000);
  await pass(30_000);
  await pass(60_000);
  expect(tries).toEqual([0, 15_000, 45_000, 105_000]);
  await pass(59 * 60_000);
  expect(tries).toHaveLength(4);
  await pass(60_000);
  expect(tries).toHaveLength(5);
});

test('the network is back: what failed is tried at once, what is stored is left alone', async () => {
  const { tries, online } = setUp([false]);
  await online();
  expect(tries).toHaveLength(2);
  await online();
  expect(tries).toHaveLength(2);
});
