import { expect, test } from 'vitest';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createHolderWatch } from './holder-watch.ts';

const clock = createFakeClock();
const beating = (ageMs: number) => ({ epoch: 3, beatAt: clock.now() - ageMs });

test('a holder that beats lives, however often one looks', () => {
  const watch = createHolderWatch(clock);
  for (let look = 0; look < 5; look += 1) {
    expect(watch.isDead(beating(4_000))).toBe(false);
    clock.advance(15_000);
  }
});

test('a holder whose beat is old is dead at the first look', () => {
  expect(createHolderWatch(clock).isDead(beating(15_000))).toBe(true);
});

test('a holder that never beat is dead when nothing happened between two looks', () => {
  const watch = createHolderWatch(clock);
  expect(watch.isDead({ epoch: 3, beatAt: null })).toBe(false);
  clock.advance(10_000);
  expect(watch.isDead({ epoch: 3, beatAt: null })).toBe(false);
  clock.advance(5_000);
  expect(watch.isDead({ epoch: 3, beatAt: null })).toBe(true);
});

test('a new epoch, or a lock that was free meanwhile, begins the count anew', () => {
  const watch = createHolderWatch(clock);
  watch.isDead({ epoch: 3, beatAt: null });
  clock.advance(15_000);
  expect(watch.isDead({ epoch: 4, beatAt: null })).toBe(false);
  clock.advance(15_000);
  watch.forget();
  expect(watch.isDead({ epoch: 4, beatAt: null })).toBe(false);
});
