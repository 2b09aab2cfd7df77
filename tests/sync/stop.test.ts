import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import type { SyncStore } from '#domain/outbox/store/sync-store.ts';
import { systemDigest } from '#platform/digest.ts';
import { createFakeClock, type FakeClock } from '#tests/support/fake-clock.ts';
import { createFaultServer } from '#tests/support/fault-server.ts';
import { createFreezable, type Freezable } from '#tests/support/freezable.ts';
import { answerTo, createDevice, type Device } from '#tests/support/sync-device.ts';

let net: Freezable;
let clock: FakeClock;
let device: Device;
/** What happened, in order. */
let order: string[];

beforeEach(async () => {
  net = createFreezable(createFaultServer());
  clock = createFakeClock();
  device = await createDevice({ server: net, clock });
  order = [];
  await submitAnswer(device.data, answerTo(1));
});
afterEach(() => device.close());

/** The store of the device with another one of its calls. */
const storeWith = (own: Partial<SyncStore>): SyncStore => ({ ...device.store, ...own });

/** Asks the engine to stop, gives it every chance to do so too early, and then lets go what holds it up. */
async function stopped(stop: () => Promise<void>, letGo: () => unknown): Promise<void> {
  const stopping = stop().then(() => order.push('stopped'));
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await letGo();
  await stopping;
}

test('a stop waits for a sign of life that is being written', async () => {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const { engine } = device.newTab(
    storeWith({
      async beat(lease, now) {
        begun.resolve();
        await held.promise;
        const beat = await device.store.beat(lease, now);
        order.push('written');
        return beat;
      },
    }),
  );
  const stuck = net.freezeNext();
  const pass = engine.syncNow();
  await stuck;
  clock.advance(5_000);
  await begun.promise;
  await net.thaw();
  expect(await pass).toBe('drained');
  await stopped(() => engine.stop(), held.resolve);
  expect(order).toEqual(['written', 'stopped']);
});

test('a stop waits for what the pass that lost its lock still writes', async () => {
  const frozen = device.newTab(
    storeWith({
      async settle(lease, settling) {
        const settled = await device.store.settle(lease, settling);
        order.push(settled.kind);
        return settled;
      },
    }),
  );
  const alive = device.newTab();
  const stuck = net.freezeNext();
  const lost = frozen.engine.syncNow();
  await stuck;
  await alive.engine.syncNow();
  clock.jump(16_000);
  expect(await alive.engine.syncNow()).toBe('drained');
  expect(await lost).toBe('fenced');
  await stopped(
    () => frozen.engine.stop(),
    () => net.thaw(),
  );
  expect(order).toEqual(['fenced', 'stopped']);
});

test('a stop waits for a recording that is on its way when the pass fails', async () => {
  const bytes = new Uint8Array(50_000).buffer;
  const sha256 = await systemDigest.sha256(bytes);
  const recording = { sha256, mimeType: 'audio/mpeg', sizeBytes: 50_000, durationMs: 9, signal: null };
  await submitAnswer(device.data, {
    ...answerTo(2),
    value: { kind: 'record', recording },
    recording: { bytes, mimeType: 'audio/mpeg' },
  });
  const { engine } = device.newTab(
    storeWith({
      settle: () => Promise.reject(new Error('no room on the disk')),
      async markUploaded(lease, sha) {
        const marked = await device.store.markUploaded(lease, sha);
        order.push('uploaded');
        return marked;
      },
    }),
  );
  const stuck = net.freezeNext('/api/blobs/');
  const pass = engine.syncNow();
  await expect(pass).rejects.toThrow('no room on the disk');
  await stuck;
  await stopped(
    () => engine.stop(),
    () => net.thaw(),
  );
  expect(order).toEqual(['uploaded', 'stopped']);
});

test('a stop waits for the look at the queue that a proof of life began', async () => {
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  const { engine } = device.newTab(
    storeWith({
      async countWaiting(userId) {
        if (isHeld) await held.promise;
        const count = await device.store.countWaiting(userId);
        order.push('counted');
        return count;
      },
    }),
  );
  engine.start();
  await eventually(
    async () =>
      expect(await device.locks.tryRun('drain:u1', async () => null)).toMatchObject({ kind: 'ran' }),
    1,
  );
  order = [];
  isHeld = true;
  engine.hostLives();
  await stopped(() => engine.stop(), held.resolve);
  expect(order).toEqual(['counted', 'stopped']);
});
