import { expect, test } from 'vitest';
import { freshMemory, type EngineMemory } from './engine-memory.ts';
import {
  afterBeat,
  afterPage,
  afterReset,
  afterRestage,
  afterSettle,
  afterTake,
  afterUnpark,
  whileHeld,
} from './memory-steps.ts';
import type { Lease, PulledPage } from './sync-store.ts';

const page: PulledPage = { changes: [], cursor: 'c2', isLast: true, now: 1, serverTime: 50 };
const memory: EngineMemory = { ...freshMemory, epoch: 4, cursor: 'c1', serverTime: 40 };
const held: Lease = { userId: 'u1', epoch: 4 };

const steps: [string, (lease: Lease) => object | null][] = [
  ['holds', (lease) => whileHeld(memory, lease)],
  ['beats', (lease) => afterBeat(memory, lease, 1)],
  ['settles', (lease) => afterSettle(memory, lease, {})],
  ['applies a page', (lease) => afterPage(memory, lease, page)],
  ['begins a full pull', (lease) => afterRestage(memory, lease, { cause: 'expired', kinds: undefined })],
  ['unparks after a sign-in', (lease) => afterUnpark(memory, lease, ['parked-auth'])],
  ['unparks scores', (lease) => afterUnpark(memory, lease, ['parked-quota'])],
];

test.each(steps)('a drainer that %s changes nothing once another one took the lease', (_, step) => {
  expect(step(held)).not.toBe(null);
  expect(step({ ...held, epoch: 3 })).toBe(null);
});

test('each drainer has an epoch of its own', () => {
  expect(afterTake(memory, 7)).toEqual({ ...memory, epoch: 5, beatAt: 7 });
});

test('the time of the server never goes back', () => {
  expect(afterSettle(memory, held, { serverTime: 30 })?.serverTime).toBe(40);
  expect(afterPage(memory, held, page)?.memory.serverTime).toBe(50);
});

test('a page moves the cursor; in a full pull its rows are staged until the last one', () => {
  expect(afterPage(memory, held, page)).toMatchObject({ rows: 'apply', memory: { cursor: 'c2', pulls: 1 } });
  const pulling = { ...memory, restage: { cursor: null } };
  const first = afterPage(pulling, held, { ...page, isLast: false });
  expect(first).toMatchObject({
    rows: 'stage',
    memory: { cursor: 'c1', restage: { cursor: 'c2' }, pulls: 0 },
  });
  expect(afterPage(pulling, held, page)).toMatchObject({
    rows: 'swap',
    memory: { cursor: 'c2', restage: null },
  });
});

test('a full pull of some kinds leaves the cursor of the feed where it was', () => {
  const step = afterPage({ ...memory, restage: { cursor: null, kinds: ['note'] } }, held, page);
  expect(step).toMatchObject({ rows: 'swap', kinds: ['note'], memory: { cursor: 'c1', restage: null } });
});

test('only a pause of our own ends early', () => {
  const paused = (cause: 'backoff' | 'told') => afterReset({ ...memory, pause: { until: 9, cause } }).pause;
  expect(paused('backoff')).toBe(null);
  expect(paused('told')).toEqual({ until: 9, cause: 'told' });
});
