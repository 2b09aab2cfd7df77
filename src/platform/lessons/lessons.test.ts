import { expect, onTestFinished, test } from 'vitest';
import { lessonPackId, modelFilePath, type ModelPack } from '#contract/entities/model-pack.ts';
import type { TaskType } from '#contract/task-type.ts';
import { systemDigest } from '#platform/digest.ts';
import { createModelPacks } from '#platform/model-packs/model-packs.ts';
import { createModelStore } from '#platform/model-packs/model-store.ts';
import type { RememberedPacks } from '#platform/model-packs/pack-wishes.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { memoryCaches } from '#tests/support/memory-caches.ts';
import { freeLine, networkOf } from '#tests/support/packs-line.ts';
import { createLessons } from './lessons.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const text = (content: string): Bytes => new Uint8Array(new TextEncoder().encode(content));
const video = (start: readonly number[]): Bytes => new Uint8Array([...start, ...Array<number>(900).fill(7)]);
const webm = video([0x1a, 0x45, 0xdf, 0xa3]);
const mp4 = video([0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70]);
const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nCafé';
const listPath = '/api/lessons?video=webm';
const origin = 'https://passage.example';

type Content = Readonly<Record<string, Bytes>>;
const whole: Content = { video: webm, captions: text(vtt), cover: text('a cover') };

async function packOf(taskType: TaskType, content: Content): Promise<ModelPack> {
  const files = await Promise.all(
    Object.entries(content).map(async ([name, bytes]) => ({
      name,
      sha256: await systemDigest.sha256(bytes),
      sizeBytes: bytes.length,
      wireBytes: bytes.length,
    })),
  );
  const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
  return {
    id: lessonPackId(taskType),
    title: taskType,
    purpose: 'A video.',
    licence: 'MIT',
    sizeBytes,
    wireBytes: sizeBytes,
    durationMs: 75_000,
    files,
  };
}

/** A server of lessons, the line to it, and a device that can be opened again. */
async function openWorld(lessons: Partial<Record<TaskType, Content>> = { RA: whole }) {
  const caches = memoryCaches(origin);
  const served = new Map<string, Bytes>();
  const world = { isOffline: false, packs: [] as ModelPack[], asked: [] as string[] };
  const publish = async (offered: Partial<Record<TaskType, Content>>) => {
    world.packs = [];
    for (const [taskType, content] of Object.entries(offered)) {
      world.packs.push(await packOf(taskType as TaskType, content));
      for (const bytes of Object.values(content)) served.set(await systemDigest.sha256(bytes), bytes);
    }
  };
  await publish(lessons);
  const serve = async (input: RequestInfo | URL): Promise<Response> => {
    const path = typeof input === 'string' ? input : '';
    if (world.isOffline) throw new TypeError('Failed to fetch');
    world.asked.push(path);
    if (path === listPath) return Response.json({ packs: world.packs });
    const [, bytes] = [...served].find(([sha256]) => modelFilePath(sha256) === path) ?? [];
    if (!bytes) return new Response(null, { status: 404 });
    const isText = text('WEBVTT').every((byte, at) => bytes[at] === byte);
    return new Response(bytes, isText ? { headers: { 'content-type': 'text/vtt; charset=utf-8' } } : {});
  };
  let memory: RememberedPacks = { manifest: null, wishes: {} };

  function openDevice() {
    const store = createModelStore(caches, origin, { whole: 'lessons', parts: 'lesson-parts' });
    const packs = createModelPacks({
      fetch: serve,
      store,
      memory: {
        load: async () => memory,
        async save(next) {
          memory = next;
        },
      },
      digest: systemDigest,
      locks: { tryRun: async (_name, work) => ({ kind: 'ran', value: await work() }) },
      clock: createFakeClock(),
      connectivity: networkOf(() => !world.isOffline),
      mobileData: freeLine,
      channel: { post: () => undefined, listen: () => () => undefined },
      report: (error) => {
        throw error;
      },
      listPath,
      lockName: 'lessons',
    });
    onTestFinished(() => packs.stop());
    const opened = createLessons({
      packs,
      store,
      fetch: serve,
      digest: systemDigest,
      covers: () => caches.open('covers'),
    });
    const standing = (taskType: TaskType = 'RA') => {
      const state = packs.getState();
      const views = state.status === 'known' ? state.packs : [];
      return views.find(({ pack }) => pack.id === lessonPackId(taskType))?.state.status;
    };
    const download = async (taskType: TaskType = 'RA') => {
      await expect.poll(() => standing(taskType)).toBeDefined();
      packs.download(lessonPackId(taskType));
      await expect.poll(() => standing(taskType)).toBe('here');
    };
    return { lessons: opened, packs, store, standing, download };
  }
  const keptCovers = async () =>
    (await (await caches.open('covers')).keys()).map(({ url }) => new URL(url).pathname);
  return { world, served, publish, openDevice, keptCovers };
}

const bytesOf = async (blob: Blob | undefined) => blob && new Uint8Array(await blob.arrayBuffer());
const hashOf = async (content: Content, name: string) =>
  systemDigest.sha256(content[name] ?? new Uint8Array());

test('a lesson that was downloaded plays without a connection, also on the next visit', async () => {
  const { world, openDevice } = await openWorld();
  const { lessons, download } = openDevice();
  expect(await lessons.open('RA')).toBeNull();
  await download();
  world.isOffline = true;
  for (const device of [lessons, openDevice().lessons]) {
    const lesson = await device.open('RA');
    expect(lesson?.video.type).toBe('video/webm');
    expect(await bytesOf(lesson?.video)).toEqual(webm);
    expect(lesson?.captions).toBe(vtt);
  }
  expect(await lessons.open('WFD')).toBeNull();
});

test('an MP4 has its own type, whichever encoding the list names now', async () => {
  const { openDevice } = await openWorld({ RA: { ...whole, video: mp4 } });
  const { lessons, download } = openDevice();
  await download();
  expect((await lessons.open('RA'))?.video.type).toBe('video/mp4');
});

test('a lesson that was removed is not here, and neither is one that has not come', async () => {
  const { openDevice } = await openWorld({ RA: whole, WFD: { ...whole, video: mp4 } });
  const { lessons, packs, download } = openDevice();
  await download();
  expect(await lessons.open('WFD')).toBeNull();
  await packs.remove('lesson-RA');
  expect(await lessons.open('RA')).toBeNull();
});

test('a video that the disk has spoilt is not played, and can be downloaded again', async () => {
  const { openDevice } = await openWorld();
  const { lessons, store, standing, download } = openDevice();
  await download();
  const sha256 = await hashOf(whole, 'video');
  await store.keepWhole(sha256, mp4);
  expect(await lessons.open('RA')).toBeNull();
  expect(await store.findWhole(sha256)).toBeNull();
  expect(standing()).toBe('absent');
  await download();
  expect(await bytesOf((await lessons.open('RA'))?.video)).toEqual(webm);
});

test('a lesson without captions plays without them', async () => {
  const { openDevice } = await openWorld({ RA: { video: webm, cover: text('a cover') } });
  const { lessons, download } = openDevice();
  await download();
  expect(await lessons.open('RA')).toMatchObject({ captions: null });
});

test('captions that the disk has spoilt are fetched, or left out without a connection', async () => {
  const { world, openDevice } = await openWorld();
  const { lessons, store, download } = openDevice();
  await download();
  await store.keepWhole(await hashOf(whole, 'captions'), text('WEBVTT\n\nwrong'));
  expect((await lessons.open('RA'))?.captions).toBe(vtt);
  world.isOffline = true;
  const lesson = await lessons.open('RA');
  expect(lesson?.captions).toBeNull();
  expect(await bytesOf(lesson?.video)).toEqual(webm);
});

test('a cover is fetched once, on a first visit too, and shows without a connection later', async () => {
  const { world, openDevice } = await openWorld();
  const cover = await openDevice().lessons.cover('RA');
  expect([cover?.type, await cover?.text()]).toEqual(['image/webp', 'a cover']);
  world.isOffline = true;
  world.asked = [];
  const again = openDevice().lessons;
  expect(await (await again.cover('RA'))?.text()).toBe('a cover');
  expect(await again.cover('WFD')).toBeNull();
  expect(world.asked).toEqual([]);
});

test('the cover of a lesson that is here comes from its pack', async () => {
  const { world, openDevice } = await openWorld();
  const { lessons, download } = openDevice();
  await download();
  world.isOffline = true;
  expect(await (await lessons.cover('RA'))?.text()).toBe('a cover');
});

test('other bytes than those of the cover are neither shown nor kept', async () => {
  const { served, openDevice } = await openWorld();
  const sha256 = await hashOf(whole, 'cover');
  served.set(sha256, text('<html>Sign in</html>'));
  const { lessons } = openDevice();
  expect(await lessons.cover('RA')).toBeNull();
  served.set(sha256, text('a cover'));
  expect(await (await lessons.cover('RA'))?.text()).toBe('a cover');
});

test('a cover that no lesson has any more goes when another one is kept', async () => {
  const { openDevice, publish, keptCovers } = await openWorld();
  await openDevice().lessons.cover('RA');
  const cover = text('a new cover');
  await publish({ RA: { ...whole, cover } });
  const { lessons } = openDevice();
  // Until the list of now has come, the remembered one holds.
  await expect.poll(async () => (await lessons.cover('RA'))?.text()).toBe('a new cover');
  expect(await keptCovers()).toEqual([modelFilePath(await systemDigest.sha256(cover))]);
});

test('without a list there is no cover, and nothing is rejected', async () => {
  const { world, openDevice } = await openWorld();
  world.isOffline = true;
  const { lessons } = openDevice();
  expect([await lessons.cover('RA'), await lessons.open('RA')]).toEqual([null, null]);
});
