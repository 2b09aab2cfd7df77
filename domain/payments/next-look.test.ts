import { expect, it } from 'vitest';
import { hasExpired, nextLook, pauseMs, type WatchedOrder } from './next-look.ts';

const minute = 60_000;
const hour = 60 * minute;
const order: WatchedOrder = {
  state: 'created',
  refusal: null,
  isTransfer: false,
  isRefundWanted: false,
  createdAt: 0,
  attempts: 0,
};

it('pauses grow from a minute to an hour, and stay there', () => {
  expect([0, 1, 2, 5, 6, 40].map((attempts) => pauseMs(attempts) / minute)).toEqual([1, 2, 4, 32, 60, 60]);
});

it('an order at a gateway is looked at until it is over', () => {
  for (const state of ['created', 'approved', 'captured'] as const)
    expect(nextLook({ ...order, state }, 100 * hour)).toBe(100 * hour + minute);
  for (const state of ['applied', 'refunded'] as const)
    expect(nextLook({ ...order, state }, hour)).toBeNull();
});

it('an order that the learner gave up may still be paid for three hours', () => {
  const givenUp = { ...order, state: 'refused', refusal: 'cancelled' } as const;
  expect(nextLook(givenUp, 2 * hour)).toBe(2 * hour + minute);
  expect(nextLook(givenUp, 3 * hour)).toBeNull();
  expect(nextLook({ ...givenUp, refusal: 'declined' }, hour)).toBeNull();
});

it('a card transfer waits a day for its receipt, and then for the operator', () => {
  const transfer = { ...order, isTransfer: true };
  expect(nextLook(transfer, hour)).toBe(24 * hour);
  expect(nextLook({ ...transfer, state: 'approved' }, hour)).toBeNull();
  expect([24 * hour - 1, 24 * hour].map((now) => hasExpired(transfer, now))).toEqual([false, true]);
});

it('an order that nobody pays ends after three hours, a paid one never', () => {
  expect([3 * hour - 1, 3 * hour].map((now) => hasExpired(order, now))).toEqual([false, true]);
  expect(hasExpired({ ...order, state: 'approved' }, 100 * hour)).toBe(false);
});

it('a refund is asked for until it is done', () => {
  for (const state of ['applied', 'captured', 'refused'] as const)
    expect(nextLook({ ...order, state, isRefundWanted: true }, 0)).toBe(minute);
  expect(nextLook({ ...order, state: 'refunded', isRefundWanted: true }, 0)).toBeNull();
});
