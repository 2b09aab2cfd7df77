import { expect, it } from 'vitest';
import { createAllowance } from './allowance.ts';

it('gives each learner so much in a stretch of time, and says how long to wait', () => {
  let now = 1_000;
  const take = createAllowance({ most: 2, perMs: 60_000, now: () => now });
  take('ada');
  now += 20_000;
  take('ada');
  expect(() => take('ada')).toThrow(
    expect.objectContaining({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 40 } }),
  );
  take('ben');
  now += 40_000;
  take('ada');
  take('ada');
  expect(() => take('ada')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
});
