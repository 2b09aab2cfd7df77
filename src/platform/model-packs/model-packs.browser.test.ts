import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { ModelFile, ModelPack } from '#contract/entities/model-pack.ts';
import { createChannel } from '#platform/channel.ts';
import { systemDigest } from '#platform/digest.ts';
import { createWebLocks } from '#platform/locks.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createModelPacks } from './model-packs.ts';
import { createModelStore } from './model-store.ts';
import type { ModelPacks, PackState } from './pack-state.ts';
import { createPackMemory } from './pack-wishes.ts';

const sizeBytes = 1_500_000;
const model = Uint8Array.from({ length: sizeBytes }, (_, i) => (i * 7 + (i >> 9)) % 251);
const second = Uint8Array.from({ length: 1_000 }, (_, i) => i % 13);

async function fileOf(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<ModelFile> {
  return { name, sha256: await systemDigest.sha256(bytes), sizeBytes: bytes.length, wireBytes: bytes.length };
}

/** A server of packs, with the line to it. */
async function createWorld() {
  const files = [await fileOf('model', model), await fileOf('list', second)];
  const content = new Map(files.map(({ sha256 }, at) => [sha256, at === 0 ? model : second]));
  const pack: ModelPack = {
    id: 'reading',
    title: 'Reading',
    purpose: 'Scores what you read aloud.',
    licence: 'Ours.',
    sizeBytes: sizeBytes + second.length,
    wireBytes: sizeBytes + second.length,
    files,
  };
  const world = {
    pack,
    model: files[0]?.sha256 ?? '',
    packs: [pack],
    isOffline: false,
    isMetered: false,
    /** The line breaks after so many bytes of an answer. */
    breaksAfter: Number.POSITIVE_INFINITY,
    /** Bytes that the server sends in place of the model. */
    sends: model,
    ranges: [] as (string | null)[],
    /** Held back until it resolves. */
    gate: Promise.resolve(),
    fetch: (async (input: RequestInfo | URL, init: RequestInit = {}) => {
      if (world.isOffline) throw new TypeError('Failed to fetch');
      const path = input instanceof Request ? input.url : input.toString();
      if (path === '/api/models') return Response.json({ packs: world.packs });
      const sha256 = path.split('/').at(-1) ?? '';
      const bytes = sha256 === world.model ? world.sends : content.get(sha256);
      if (!bytes) return new Response(null, { status: 404 });
      const range = new Headers(init.headers).get('range');
      world.ranges.push(range);
      const from = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
      return new Response(streamOf(bytes.subarray(from), init.signal ?? null), {
        status: from > 0 ? 206 : 200,
      });
    }) as typeof fetch,
  };
  function streamOf(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal | null) {
    let at = 0;
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        await world.gate;
        if (signal?.aborted || world.isOffline || at >= world.breaksAfter) {
          controller.error(new TypeError('network error'));
          return;
        }
        controller.enqueue(bytes.slice(at, at + 100_000));
        at += 100_000;
        if (at >= bytes.length) controller.close();
      },
    });
  }
  return world;
}
type World = Awaited<ReturnType<typeof createWorld>>;

let runs = 0;
beforeEach(async () => {
  runs += 1;
  for (const name of await caches.keys()) if (name.startsWith('passage-model')) await caches.delete(name);
});

interface TabOptions {
  storage?: CacheStorage;
}

function openTab(world: World, { storage = caches }: TabOptions = {}) {
  const clock = createFakeClock();
  const wakers = new Set<() => void>();
  const lineWatchers = new Set<() => void>();
  const store = createModelStore(storage, location.origin);
  const errors: unknown[] = [];
  const packs = createModelPacks({
    fetch: world.fetch,
    store,
    memory: createPackMemory(`packs-test-${runs}`),
    digest: systemDigest,
    locks: createWebLocks(navigator.locks),
    clock,
    connectivity: {
      isOnline: () => !world.isOffline,
      isVisible: () => true,
      subscribe(listener) {
        const wake = () => listener('online');
        wakers.add(wake);
        return () => wakers.delete(wake);
      },
    },
    mobileData: {
      isMetered: () => world.isMetered,
      isTold: () => true,
      bytesPerSecond: () => 500_000,
      subscribe(listener) {
        lineWatchers.add(listener);
        return () => lineWatchers.delete(listener);
      },
    },
    listPath: '/api/models',
    lockName: 'model-packs',
    channel: createChannel(`packs-test-${runs}`, (value): value is 'changed' => value === 'changed'),
    report: (error) => errors.push(error),
  });
  onTestFinished(() => {
    packs.stop();
    expect(errors).toEqual([]);
  });
  return {
    packs,
    store,
    state: () => stateOf(packs),
    wake: () => wakers.forEach((wake) => wake()),
    lineChanged: () => lineWatchers.forEach((tell) => tell()),
  };
}

function stateOf(packs: ModelPacks): PackState | null {
  const state = packs.getState();
  return state.status === 'known' ? (state.packs[0]?.state ?? null) : null;
}
test('a pack is offered with its size, comes when it is asked for, and is checked', async () => {
  const world = await createWorld();
  const tab = openTab(world);
  await expect.poll(tab.state).toMatchObject({ status: 'absent' });
  expect(await tab.packs.findFile('reading', 'model')).toBeNull();
  tab.packs.download('reading');
  await expect.poll(tab.state).toMatchObject({ status: 'here' });
  expect(await tab.packs.findFile('reading', 'model')).toBe(world.model);
  const kept = await (await caches.open('passage-models-v1')).match(`/models/${world.model}`);
  expect(new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(model);
  expect(await tab.store.receivedBytes(world.model)).toBe(0);
});

test('a tab that is killed in the middle goes on with the rest at the next visit', async () => {
  const world = await createWorld();
  world.breaksAfter = 1_000_000;
  const first = openTab(world);
  await expect.poll(first.state).toMatchObject({ status: 'absent' });
  first.packs.download('reading');
  await expect.poll(first.state).toMatchObject({ status: 'waiting', reason: 'network' });
  first.packs.stop();
  expect(await first.store.receivedBytes(world.model)).toBe(1_000_000);

  world.breaksAfter = Number.POSITIVE_INFINITY;
  const again = openTab(world);
  await expect.poll(again.state).toMatchObject({ status: 'here' });
  expect(world.ranges).toEqual([null, 'bytes=1000000-', null]);
});

test('a download that lost the network goes on when it is back', async () => {
  const world = await createWorld();
  const tab = openTab(world);
  await expect.poll(tab.state).toMatchObject({ status: 'absent' });
  world.breaksAfter = 600_000;
  tab.packs.download('reading');
  await expect
    .poll(tab.state)
    .toMatchObject({ status: 'waiting', reason: 'network', receivedBytes: 600_000 });
  world.breaksAfter = Number.POSITIVE_INFINITY;
  tab.wake();
  await expect.poll(tab.state).toMatchObject({ status: 'here' });
});

test('a network that is back while a broken run is still ending is used at once', async () => {
  const world = await createWorld();
  const tab = openTab(world);
  await expect.poll(tab.state).toMatchObject({ status: 'absent' });
  world.breaksAfter = 600_000;
  const isWaiting = () => {
    const state = tab.state();
    return state?.status === 'waiting' && state.reason === 'network';
  };
  const stopListening = tab.packs.subscribe(() => {
    if (!isWaiting()) return;
    stopListening();
    world.breaksAfter = Number.POSITIVE_INFINITY;
    tab.wake();
  });
  tab.packs.download('reading');
  await expect.poll(tab.state).toMatchObject({ status: 'here' });
});

test('it pauses, stays paused over a reload, and goes on', async () => {
  const world = await createWorld();
  const tab = openTab(world);
  await expect.poll(tab.state).toMatchObject({ status: 'absent' });
  const hold = Promise.withResolvers<void>();
  world.gate = hold.promise;
  tab.packs.download('reading');
  await expect.poll(tab.state).toMatchObject({ status: 'downloading' });
  tab.packs.pause('reading');
  hold.resolve();
  await expect.poll(tab.state).toMatchObject({ status: 'paused' });
  tab.packs.stop();
  const again = openTab(world);
  await expect.poll(again.state).toMatchObject({ status: 'paused' });
  again.packs.download('reading');
  await expect.poll(again.state).toMatchObject({ status: 'here' });
});

test('bytes with another hash are thrown away, and the learner may try again', async () => {
  const world = await createWorld();
  world.sends = model.map((byte) => byte ^ 1);
  const tab = openTab(world);
  await expect.poll(tab.state).toMatchObject({ status: 'absent' });
  tab.packs.download('reading');
  await expect.poll(tab.state).toMatchObject({ status: 'failed', reason: 'damaged', receivedBytes: 0 });
  expect(await tab.store.list()).toEqual(new Set());
  world.sends = model;
  tab.packs.download('reading');
  await expect.poll(tab.state).toMatchObject({ status: 'here' });
});

test('a server that does not have the file is told', async () => {
  const world = await createWorld();
  world.packs = [{ ...world.pack, files: [{ ...world.pack.files[0]!, sha256: 'f'.repeat(64) }] }];
  const tab = openTab(world);
  await expect.poll(tab.state).toMatchObject({ status: 'absent' });
  tab.packs.download('reading');
  await expect.poll(tab.state).toMatchObject({ status: 'failed', reason: 'gone' });
});

test('a full device says so, and goes on from there once there is room', async () => {
  const world = await createWorld();
  const room = { bytes: 700_000 };
  const tab = openTab(world, { storage: withRoom(room) });
  await expect.poll(tab.state).toMatchObject({ status: 'absent' });
  tab.packs.download('reading');
  await expect.poll(tab.state).toMatchObject({ status: 'failed', reason: 'no-room' });
  room.bytes = Number.POSITIVE_INFINITY;
  tab.packs.download('reading');
  await expect.poll(tab.state).toMatchObject({ status: 'here' });
});

test('it waits for Wi-Fi unless the learner allows mobile data', async () => {
  const world = await createWorld();
  world.isMetered = true;
  const tab = openTab(world);
  await expect.poll(tab.state).toMatchObject({ status: 'absent' });
  tab.packs.download('reading');
  await expect.poll(tab.state).toMatchObject({ status: 'waiting', reason: 'wifi' });
  expect(world.ranges).toEqual([]);
  world.isMetered = false;
  tab.lineChanged();
  await expect.poll(tab.state).toMatchObject({ status: 'here' });
  await tab.packs.remove('reading');
  world.isMetered = true;
  tab.packs.download('reading', { onMobileData: true });
  await expect.poll(tab.state).toMatchObject({ status: 'here' });
});

test('removing it in the middle of its download leaves nothing behind', async () => {
  const world = await createWorld();
  const tab = openTab(world);
  await expect.poll(tab.state).toMatchObject({ status: 'absent' });
  const hold = Promise.withResolvers<void>();
  world.gate = hold.promise;
  tab.packs.download('reading');
  await expect.poll(tab.state).toMatchObject({ status: 'downloading' });
  const removed = tab.packs.remove('reading');
  hold.resolve();
  await removed;
  await expect.poll(tab.state).toMatchObject({ status: 'absent' });
  expect(await tab.store.list()).toEqual(new Set());
  expect(await tab.store.receivedBytes(world.model)).toBe(0);
});

test('what another tab removes is gone here too', async () => {
  const world = await createWorld();
  const tab = openTab(world);
  const other = openTab(world);
  await expect.poll(tab.state).toMatchObject({ status: 'absent' });
  await expect.poll(other.state).toMatchObject({ status: 'absent' });
  tab.packs.download('reading');
  await expect.poll(tab.state).toMatchObject({ status: 'here' });
  await expect.poll(other.state).toMatchObject({ status: 'here' });
  await other.packs.remove('reading');
  await expect.poll(tab.state).toMatchObject({ status: 'absent' });
  expect(await tab.packs.findFile('reading', 'model')).toBeNull();
});

test('two tabs download a pack once', async () => {
  const world = await createWorld();
  const tab = openTab(world);
  const other = openTab(world);
  await expect.poll(tab.state).toMatchObject({ status: 'absent' });
  await expect.poll(other.state).toMatchObject({ status: 'absent' });
  const hold = Promise.withResolvers<void>();
  world.gate = hold.promise;
  tab.packs.download('reading');
  await expect.poll(tab.state).toMatchObject({ status: 'downloading' });
  other.packs.download('reading');
  await expect.poll(other.state).toMatchObject({ status: 'waiting', reason: 'other-tab' });
  hold.resolve();
  await expect.poll(tab.state).toMatchObject({ status: 'here' });
  await expect.poll(other.state).toMatchObject({ status: 'here' });
  expect(world.ranges).toHaveLength(2);
});

test('what is here is found without a network, also when the server offers it no more', async () => {
  const world = await createWorld();
  const tab = openTab(world);
  await expect.poll(tab.state).toMatchObject({ status: 'absent' });
  tab.packs.download('reading');
  await expect.poll(tab.state).toMatchObject({ status: 'here' });
  tab.packs.stop();
  world.packs = [];
  const later = openTab(world);
  await expect.poll(later.state).toMatchObject({ status: 'here' });
  later.packs.stop();
  world.isOffline = true;
  expect(await openTab(world).packs.findFile('reading', 'model')).toBe(world.model);
});

test('a device that never saw the list says so while there is no network, and asks when it is back', async () => {
  const world = await createWorld();
  world.isOffline = true;
  const tab = openTab(world);
  await expect.poll(() => tab.packs.getState()).toEqual({ status: 'unknown' });
  world.isOffline = false;
  tab.wake();
  await expect.poll(tab.state).toMatchObject({ status: 'absent' });
});

/** Cache Storage of a device that has room for so many bytes more. */
function withRoom(room: { bytes: number }): CacheStorage {
  const limited = (cache: Cache): Cache =>
    new Proxy(cache, {
      get(target, name: keyof Cache) {
        if (name !== 'put') return bound(target, name);
        return async (url: string, response: Response) => {
          const size = Number(response.headers.get('content-length'));
          if (size > room.bytes) throw new DOMException('full', 'QuotaExceededError');
          room.bytes -= size;
          await target.put(url, response);
        };
      },
    });
  return new Proxy(caches, {
    get: (target, name: keyof CacheStorage) =>
      name === 'open' ? async (key: string) => limited(await target.open(key)) : bound(target, name),
  });
}

function bound(target: object, name: string): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}

test('an offer that was answered is made no more: in this tab, in another, at the next visit', async () => {
  const world = await createWorld();
  const first = openTab(world);
  const other = openTab(world);
  await expect.poll(first.state).toMatchObject({ status: 'absent' });
  await expect.poll(other.state).toMatchObject({ status: 'absent' });
  expect(first.packs.getState()).toMatchObject({ isOffered: false });
  first.packs.settleOffer();
  expect(first.packs.getState()).toMatchObject({ isOffered: true });
  await expect.poll(() => other.packs.getState()).toMatchObject({ isOffered: true });
  const again = openTab(world);
  await expect.poll(() => again.packs.getState()).toMatchObject({ isOffered: true });
});

test('who has fetched a pack and removed it was asked, too', async () => {
  const world = await createWorld();
  const tab = openTab(world);
  await expect.poll(tab.state).toMatchObject({ status: 'absent' });
  tab.packs.download('reading');
  await expect.poll(tab.state).toMatchObject({ status: 'here' });
  await tab.packs.remove('reading');
  expect(tab.packs.getState()).toMatchObject({ isOffered: true, packs: [{ state: { status: 'absent' } }] });
});
