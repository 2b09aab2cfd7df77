import { createHash } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { TaskType } from '#contract/task-type.ts';
import { createContentStore } from '#data/content-store.ts';
import { openDatabase, type PassageDb } from '#data/database.ts';
import { contentStatus } from '#data/queries/content-status.ts';
import { systemDigest } from '#platform/digest.ts';
import type { MediaCache } from '#platform/media-cache.ts';
import { createContentSync } from '#sync/content-sync.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const dictation = (id: number, title: string): BankItem => ({
  id, title, level: 'EASY', topic: 'sea', exams: ['ACADEMIC'], explanation: 'Because it is so, and for no other reason.',
  analysis: '', provenance: { author: 'a', written: '2026-01', licence: 'own' }, audios: [], taskType: 'WFD', transcript: 't',
}); // prettier-ignore

/** Content calls of the API over what is offered right now. */
function createBank() {
  const media = [new Uint8Array([1, 2, 3]), new Uint8Array([4, 5])];
  let items = [dictation(23_001, 'Tides'), dictation(23_002, 'Bees')];
  const requests: string[] = [];
  const bank = {
    requests,
    failAt: null as string | null,
    garble: false,
    /** Parts of paths under which the browser's own cache has kept a portal's page. */
    keptPages: [] as string[],
    spoilt: null as string | null,
    headers: { 'x-api': '1' } as Record<string, string>,
    setItems: (next: BankItem[]) => {
      items = next;
    },
    packBytes: () => new TextEncoder().encode(JSON.stringify({ format: 1, taskType: 'WFD', items })),
    /** A second pack, of another kind of task. */
    otherPack: null as Uint8Array<ArrayBuffer> | null,
    async fetch(input: string | URL | Request) {
      const request = new Request(input);
      const { pathname } = new URL(request.url);
      requests.push(pathname);
      const isKeptPage = request.cache !== 'reload' && bank.keptPages.some((part) => pathname.includes(part));
      if (isKeptPage) return new Response('<!doctype html>', { headers: bank.headers });
      if (bank.failAt !== null && pathname.includes(bank.failAt)) throw new TypeError('Failed to fetch');
      if (pathname.endsWith('/manifest')) return Response.json(manifest(), { headers: bank.headers });
      const sha256 = pathname.split('/').at(-1) ?? '';
      const bytes = [bank.packBytes(), bank.otherPack ?? new Uint8Array(), ...media].find(
        (each) => hash(each) === sha256,
      );
      const sent = bank.garble || sha256 === bank.spoilt ? new Uint8Array([9]) : bytes;
      return new Response(sent ?? null, { status: sent ? 200 : 404, headers: bank.headers });
    },
    mediaHashes: media.map(hash),
  };
  function manifest() {
    const bytes = bank.packBytes();
    const files = media.map((each) => ({
      sha256: hash(each),
      mimeType: 'audio/mpeg',
      sizeBytes: each.byteLength,
    }));
    const pack = {
      taskType: 'WFD',
      sha256: hash(bytes),
      sizeBytes: bytes.byteLength,
      itemCount: items.length,
      media: files,
    };
    const other = bank.otherPack && {
      taskType: 'WE',
      sha256: hash(bank.otherPack),
      sizeBytes: bank.otherPack.byteLength,
      itemCount: 0,
      media: [],
    };
    return { format: 1, version: hash(bytes), packs: other ? [pack, other] : [pack] };
  }
  return bank;
}

let db: PassageDb;
let bank: ReturnType<typeof createBank>;
let kept: Map<string, ArrayBuffer>;
let run: () => Promise<unknown>;
let mediaMayStart: () => Promise<void>;
let isUpdating: () => boolean;
let wantedTask: TaskType | null;

beforeEach(async () => {
  db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  bank = createBank();
  mediaMayStart = () => Promise.resolve();
  isUpdating = () => false;
  wantedTask = null;
  kept = new Map();
  const media: MediaCache = {
    list: async () => new Set(kept.keys()),
    async put(path, bytes) {
      kept.set(path, bytes);
      return true;
    },
    async forgetOthers(paths) {
      for (const path of kept.keys()) if (!paths.has(path)) kept.delete(path);
    },
  };
  const store = createContentStore({ db, userId: 'u1' });
  const sync = createContentSync({
    mediaMayStart: () => mediaMayStart(), isUpdating: () => isUpdating(), wantedTask: () => wantedTask,
    store, media, digest: systemDigest, clock: createFakeClock(), origin: 'https://passage.test', fetch: (input) => bank.fetch(input),
  }); // prettier-ignore
  run = () => sync.run();
});
afterEach(() => db.close());

test('the first run brings practices and their media', async () => {
  expect(await run()).toEqual({ kind: 'complete' });
  expect(await contentStatus({ db })).toMatchObject({
    items: 2,
    packs: 1,
    mediaTotal: 2,
    mediaMissing: 0,
    isRunning: false,
  });
  expect([...kept.keys()]).toEqual(bank.mediaHashes.map((sha256) => `/api/content/media/${sha256}`));
});

test('a run that was cut off goes on where it stopped', async () => {
  bank.failAt = bank.mediaHashes[1] ?? '';
  expect(await run()).toEqual({ kind: 'incomplete', reason: 'network' });
  expect(await contentStatus({ db })).toMatchObject({ items: 2, mediaMissing: 1 });
  bank.failAt = null;
  bank.requests.length = 0;
  expect(await run()).toEqual({ kind: 'complete' });
  expect(bank.requests).toEqual(['/api/content/manifest', `/api/content/media/${bank.mediaHashes[1]}`]);
});

test('what is offered counts as missing from the first moment on, and after a run that was cut off', async () => {
  bank.otherPack = new TextEncoder().encode(JSON.stringify({ format: 1, taskType: 'WE', items: [] }));
  expect((await contentStatus({ db })).packsMissing).toBeNull();
  bank.failAt = hash(bank.otherPack);
  expect(await run()).toEqual({ kind: 'incomplete', reason: 'network' });
  expect(await contentStatus({ db })).toMatchObject({
    items: 2,
    packsMissing: 1,
    mediaTotal: 2,
    mediaMissing: 2,
  });
  bank.failAt = null;
  await run();
  expect(await contentStatus({ db })).toMatchObject({ packsMissing: 0, mediaMissing: 0 });
});

test('a device of an older version, which kept no list of what is offered, has what it had', async () => {
  await run();
  const { value } = (await db.meta.get('content')) as { value: object };
  await db.meta.put({ key: 'content', value: { ...value, offered: undefined } });
  expect((await contentStatus({ db })).packsMissing).toBe(0);
});

test('bytes with another hash are not taken in', async () => {
  bank.garble = true;
  expect(await run()).toEqual({ kind: 'incomplete', reason: 'bad-bytes' });
  expect(await contentStatus({ db })).toMatchObject({ items: 0 });
});

test('what the browser has kept of a captive portal is asked for once more, past its cache', async () => {
  bank.keptPages = ['/packs/', '/media/'];
  expect(await run()).toEqual({ kind: 'complete' });
  expect(kept.get(`/api/content/media/${bank.mediaHashes[0]}`)).toEqual(new Uint8Array([1, 2, 3]).buffer);
});

test('a sound that comes wrong is not kept and holds up no other; the next run brings it', async () => {
  bank.spoilt = bank.mediaHashes[0] ?? '';
  expect(await run()).toEqual({ kind: 'incomplete', reason: 'bad-bytes' });
  expect([...kept.keys()]).toEqual([`/api/content/media/${bank.mediaHashes[1]}`]);
  bank.spoilt = null;
  expect(await run()).toEqual({ kind: 'complete' });
  expect(kept.size).toBe(2);
});

test('the page of a captive portal is not taken for a manifest', async () => {
  bank.headers = {};
  expect(await run()).toEqual({ kind: 'incomplete', reason: 'not-ours' });
});

test('only a changed pack is fetched again', async () => {
  await run();
  bank.requests.length = 0;
  await run();
  expect(bank.requests).toEqual(['/api/content/manifest']);
  bank.setItems([dictation(23_003, 'Moons')]);
  await run();
  expect((await db.practices.toArray()).map((row) => row.title)).toEqual(['Moons']);
});

test('practice can begin while the media still wait for their turn', async () => {
  const turn = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  mediaMayStart = () => {
    reached.resolve();
    return turn.promise;
  };
  const running = run();
  await reached.promise;
  expect(await contentStatus({ db })).toMatchObject({ items: 2, mediaMissing: 2, arrival: 'here' });
  expect(kept.size).toBe(0);
  turn.resolve();
  await running;
  expect(kept.size).toBe(2);
});

test('nothing more is fetched once a newer version is about to take over; the next run goes on', async () => {
  isUpdating = () => kept.size === 1;
  expect(await run()).toEqual({ kind: 'incomplete', reason: 'updating' });
  expect(kept.size).toBe(1);
  isUpdating = () => false;
  expect(await run()).toEqual({ kind: 'complete' });
  expect(kept.size).toBe(2);
});

test('no pack is fetched either when a newer version is about to take over', async () => {
  isUpdating = () => true;
  expect(await run()).toEqual({ kind: 'incomplete', reason: 'updating' });
  expect(bank.requests.filter((path) => path.startsWith('/api/content/packs/'))).toEqual([]);
  isUpdating = () => false;
});

test('the pack of the task on the screen comes first', async () => {
  bank.otherPack = new TextEncoder().encode(JSON.stringify({ format: 1, taskType: 'WE', items: [] }));
  wantedTask = 'WE';
  await run();
  expect(bank.requests.slice(1, 3)).toEqual(
    [bank.otherPack, bank.packBytes()].map((bytes) => `/api/content/packs/${hash(bytes)}`),
  );
});
