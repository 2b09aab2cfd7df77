import { expect, it } from 'vitest';
import { createBusy } from './busy.ts';

it('is busy until the last holder has let go', () => {
  const busy = createBusy();
  const first = busy.acquire();
  const second = busy.acquire();
  first();
  expect(busy.isBusy()).toBe(true);
  second();
  expect(busy.isBusy()).toBe(false);
});

it('tells of changes only, and letting go twice does nothing', () => {
  const busy = createBusy();
  const seen: boolean[] = [];
  const stop = busy.subscribe(() => seen.push(busy.isBusy()));
  const first = busy.acquire();
  const second = busy.acquire();
  first();
  first();
  second();
  expect(seen).toEqual([true, false]);
  stop();
  busy.acquire();
  expect(seen).toEqual([true, false]);
});
