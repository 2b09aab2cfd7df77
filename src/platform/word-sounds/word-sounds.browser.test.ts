import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { modelFilePath, type ModelPack } from '#contract/entities/model-pack.ts';
import { soundHashLength, writeSoundIndex } from '#domain/words/sound-index.ts';
import { createChannel } from '#platform/channel.ts';
import { systemDigest } from '#platform/digest.ts';
import { createWebLocks } from '#platform/locks.ts';
import { createModelPacks } from '#platform/model-packs/model-packs.ts';
import { createModelStore } from '#platform/model-packs/model-store.ts';
import { createPackMemory } from '#platform/model-packs/pack-wishes.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { freeLine, networkOf } from '#tests/support/packs-line.ts';
import { createWordSounds } from './word-sounds.ts';

const bytesOf = (seed: number, length: number) => Uint8Array.from({ length }, (_, i) => (i * seed) % 251);
const clips = { ask: bytesOf(3, 700), water: bytesOf(7, 900) };
const sounds = Uint8Array.from([...clips.ask, ...clips.water]);
const names = { whole: 'test-word-sounds', parts: 'test-word-sound-parts', single: 'test-spoken-words' };
const listPath = '/api/word-sounds';

let runs = 0;
beforeEach(async () => {
  runs += 1;
  await Promise.all(Object.values(names).map((name) => caches.delete(name)));
});

/** A server of recorded words, the line to it, and a device. */
async function openWorld() {
  let at = 0;
  const rows = await Promise.all(
    Object.entries(clips).map(async ([word, clip]) => ({
      word,
      clip,
      sha256: await systemDigest.sha256(clip),
    })),
  );
  const index = writeSoundIndex(
    rows.map(({ word, clip, sha256 }) => {
      const from = at;
      at += clip.length;
      return { word, from, to: at, hash: sha256.slice(0, soundHashLength), durationMs: 700 };
    }),
  );
  const content = { index: new TextEncoder().encode(index), sounds };
  const files = await Promise.all(
    Object.entries(content).map(async ([name, { length, buffer }]) => {
      const sha256 = await systemDigest.sha256(new Uint8Array(buffer));
      return { name, sha256, sizeBytes: length, wireBytes: length };
    }),
  );
  const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
  const pack: ModelPack = {
    id: 'words-uk',
    title: 'British words',
    purpose: 'Two words.',
    licence: 'Ours.',
    sizeBytes,
    wireBytes: sizeBytes,
    files,
  };
  const world = { isOffline: false, served: content.sounds, takesRanges: true, asked: [] as string[] };
  const serve = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const path = typeof input === 'string' ? input : '';
    const range = new Headers(init.headers).get('range');
    if (world.isOffline) throw new TypeError('Failed to fetch');
    world.asked.push(range === null ? path : `${path} ${range}`);
    if (path === listPath) return Response.json({ packs: [pack] });
    const file = files.find(({ sha256 }) => modelFilePath(sha256) === path);
    if (!file) return new Response(null, { status: 404 });
    const bytes = file.name === 'index' ? content.index : world.served;
    const [, from, to] = /bytes=(\d+)-(\d*)/u.exec(range ?? '') ?? [];
    return from === undefined || !world.takesRanges
      ? new Response(bytes)
      : new Response(bytes.slice(Number(from), to ? Number(to) + 1 : undefined), { status: 206 });
  };
  const store = createModelStore(caches, location.origin, names);
  const packs = createModelPacks({
    fetch: serve,
    store,
    memory: createPackMemory(`word-sounds-test-${runs}`),
    digest: systemDigest,
    locks: createWebLocks(navigator.locks),
    clock: createFakeClock(),
    connectivity: networkOf(() => !world.isOffline),
    mobileData: freeLine,
    channel: createChannel(`word-sounds-test-${runs}`, (value): value is 'changed' => value === 'changed'),
    report: (error) => {
      throw error;
    },
    listPath,
    lockName: `word-sounds-test-${runs}`,
  });
  onTestFinished(() => packs.stop());
  await expect.poll(() => packs.getState().status).toBe('known');
  const words = createWordSounds({
    packs,
    store,
    fetch: serve,
    digest: systemDigest,
    single: () => caches.open(names.single),
  });
  const standing = () => {
    const state = packs.getState();
    return state.status === 'known' ? state.packs[0]?.state.status : state.status;
  };
  return { world, words, packs, store, standing, soundsSha256: files.at(-1)!.sha256 };
}

test('the words that can be heard are those of the server, and without a network those of a pack that is here', async () => {
  const { world, words, packs, standing } = await openWorld();
  expect(await words.list()).toEqual(['ask', 'water']);
  world.isOffline = true;
  expect(await words.list()).toEqual([]);
  world.isOffline = false;
  packs.download('words-uk');
  await expect.poll(standing).toBe('here');
  world.isOffline = true;
  expect(await words.list()).toEqual(['ask', 'water']);
});

test('a word is fetched by its range, kept, and heard again without a network', async () => {
  const { world, words, soundsSha256 } = await openWorld();
  expect(await words.find('water', 'UK')).toBe('server');
  expect(await words.read('Water', 'UK')).toEqual(clips.water);
  expect(world.asked.at(-1)).toBe(`${modelFilePath(soundsSha256)} bytes=700-1599`);
  world.isOffline = true;
  expect(await words.find('water', 'UK')).toBe('here');
  expect(await words.read('water', 'UK')).toEqual(clips.water);
  expect(await words.find('ask', 'UK')).toBeNull();
  expect(await words.read('ask', 'UK')).toBeNull();
  expect(await words.listHeard()).toEqual({ words: 1, sizeBytes: clips.water.length });
  await words.forgetHeard();
  expect(await words.listHeard()).toEqual({ words: 0, sizeBytes: 0 });
  expect(await words.read('water', 'UK')).toBeNull();
});

test('of a downloaded pack every word is heard without a network', async () => {
  const { world, words, packs, standing } = await openWorld();
  packs.download('words-uk');
  await expect.poll(standing).toBe('here');
  world.isOffline = true;
  expect(await words.find('ask', 'UK')).toBe('here');
  expect(await words.read('ask', 'UK')).toEqual(clips.ask);
  await packs.remove('words-uk');
  expect(await words.find('ask', 'UK')).toBeNull();
});

test('a word that is not recorded, or not in this accent, is nowhere', async () => {
  const { words } = await openWorld();
  expect(await words.find('zyzzyva', 'UK')).toBeNull();
  expect(await words.find('water', 'US')).toBeNull();
});

test('other bytes than those of the word are not played and not kept', async () => {
  const { world, words } = await openWorld();
  world.served = bytesOf(11, sounds.length);
  expect(await words.read('water', 'UK')).toBeNull();
  expect(await words.find('water', 'UK')).toBe('server');
  world.served = sounds;
  expect(await words.read('water', 'UK')).toEqual(clips.water);
});

test('a server that sends the whole pack for one word is not listened to', async () => {
  const { world, words } = await openWorld();
  world.takesRanges = false;
  expect(await words.read('water', 'UK')).toBeNull();
});

test('a pack that the disk has spoilt is thrown away, and the word fetched', async () => {
  const { words, store, soundsSha256 } = await openWorld();
  await store.keepWhole(soundsSha256, bytesOf(11, sounds.length));
  expect(await words.read('water', 'UK')).toEqual(clips.water);
  expect(await store.findWhole(soundsSha256)).toBeNull();
});
