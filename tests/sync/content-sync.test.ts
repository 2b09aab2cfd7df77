import { createHash } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { TaskType } from '#contract/task-type.ts';
import { createContentStore } from '#data/store/content/content-store.ts';
import { createSoundStore } from '#data/commands/sound-store.ts';
import { openDatabase, type PassageDb } from '#data/store/database.ts';
import { contentStatus } from '#data/queries/content-status.ts';
import { systemDigest } from '#platform/digest.ts';
import type { MediaCache } from '#platform/media-cache.ts';
import { createContentSync } from '#sync/content-sync.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const media = [new Uint8Array([1, 2, 3]), new Uint8Array([4, 5])];
const audios = media.map((bytes, at) => ({
  id: `a${at}`,
  sha256: hash(bytes),
  label: 'Voice',
  durationMs: 1_000,
  mimeType: 'audio/mpeg',
  sizeBytes: bytes.byteLength,
  accent: 'UK',
})) as BankItem['audios'];
const dictation = (id: number, title: string, own: BankItem['audios'] = []): BankItem => ({
  id,
  title,
  level: 'EASY',
  topic: 'sea',
  exams: ['ACADEMIC'],
  explanation: 'Because it is so, and for no other reason.',
  analysis: '',
  provenance: { author: 'a', written: '2026-01', licence: 'own' },
  audios: own,
  taskType: 'WFD',
  transcript: 't',
});

/** Content calls of the API over what is offered right now. */
function createBank() {
  let items = [dictation(23_001, 'Tides'), dictation(23_002, 'Bees', audios)];
  const requests: string[] = [];
  const bank = {
    requests,
    failAt: null as string | null,
    garble: false,
    /** Parts of paths under which the browser's own cache has kept a portal's page. */
    keptPages: [] as string[],
    spoilt: null as string | null,
    headers: { 'x-api': '1' } as Record<string, string>,
    explanations: [] as { sha256: string; mimeType: string; sizeBytes: number }[],
    setItems: (next: BankItem[]) => {
      items = next;
    },
    /** Packs of a form that only later apps read. */
    isNewFormat: false,
    packBytes: () =>
      new TextEncoder().encode(JSON.stringify({ format: bank.isNewFormat ? 2 : 1, taskType: 'WFD', items })),
    /** A second pack, of another kind of task. */
    otherPack: null as Uint8Array<ArrayBuffer> | null,
    otherTask: 'WE',
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
      explanations: bank.explanations,
    };
    const other = bank.otherPack && {
      taskType: bank.otherTask,
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
let proofs: number;
let reported: unknown[];
let openApp: () => { run(): Promise<unknown> };

beforeEach(async () => {
  db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  bank = createBank();
  mediaMayStart = () => Promise.resolve();
  isUpdating = () => false;
  wantedTask = null;
  proofs = 0;
  reported = [];
  kept = new Map();
  const media: MediaCache = {
    list: async () => new Set(kept.keys()),
    async put(path, bytes) {
      kept.set(path, bytes);
      return true;
    },
    async forget(paths) {
      for (const path of paths) kept.delete(path);
    },
    async forgetOthers(paths) {
      for (const path of kept.keys()) if (!paths.has(path)) kept.delete(path);
    },
  };
  const store = createContentStore({ db, userId: 'u1' });
  openApp = () =>
    createContentSync({
      report: (error) => void reported.push(error),
      mediaMayStart: () => mediaMayStart(),
      isUpdating: () => isUpdating(),
      wantedTask: () => wantedTask,
      hostLives: () => void (proofs += 1),
      store,
      sounds: createSoundStore({ db, userId: 'u1' }),
      isMetered: () => false,
      media,
      digest: systemDigest,
      clock: createFakeClock(),
      origin: 'https://passage.test',
      fetch: (input) => bank.fetch(input),
    });
  const app = openApp();
  run = () => app.run();
});
afterEach(() => db.close());

test('an answer of the content API is proof that the host lives, a portal’s is none', async () => {
  bank.headers = {};
  await run();
  expect(proofs).toBe(0);
  bank.headers = { 'x-api': '1' };
  await run();
  expect(proofs).toBe(1);
});

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

test('what is asked for while the end of a run is written down is looked at by another round', async () => {
  let rounds = 0;
  db.meta.hook('updating', (changes) => {
    const isEnd = Reflect.get(changes, 'value.isRunning') === false;
    rounds += isEnd ? 1 : 0;
    if (isEnd && rounds === 1) void run();
  });
  expect(await run()).toEqual({ kind: 'complete' });
  expect(rounds).toBe(2);
  expect(bank.requests.filter((path) => path.endsWith('/manifest'))).toHaveLength(2);
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

test('a question that this app cannot read is left out and reported once; the others are there', async () => {
  const unreadable = { ...dictation(23_009, 'Moons'), transcript: undefined } as unknown as BankItem;
  bank.setItems([dictation(23_001, 'Tides'), unreadable, dictation(23_002, 'Bees', audios)]);
  expect(await run()).toEqual({ kind: 'complete' });
  expect((await db.practices.toArray()).map((row) => row.title)).toEqual(['Tides', 'Bees']);
  expect(await contentStatus({ db })).toMatchObject({ packsMissing: 0, mediaMissing: 0 });
  await run();
  await openApp().run();
  expect(reported.map(String)).toEqual(['Error: Left out of the questions of WFD: 23009 (transcript)']);
});

test('a question that could not be read is looked at again when the app is opened, as a newer app may read it', async () => {
  const later = dictation(23_009, 'Moons');
  bank.setItems([dictation(23_001, 'Tides'), { ...later, topic: 7 } as unknown as BankItem]);
  await run();
  const generation = hash(bank.packBytes());
  bank.requests.length = 0;
  await run();
  expect(bank.requests).toEqual(['/api/content/manifest']);
  await openApp().run();
  expect(bank.requests).toContain(`/api/content/packs/${generation}`);
  bank.setItems([dictation(23_001, 'Tides'), later]);
  await run();
  expect((await db.practices.toArray()).map((row) => row.title)).toEqual(['Tides', 'Moons']);
  bank.requests.length = 0;
  await openApp().run();
  expect(bank.requests).toEqual(['/api/content/manifest']);
});

test('a pack that this app cannot read stops no other, is reported once, and what was there before stays', async () => {
  await run();
  bank.setItems([dictation(23_001, 'Ebb'), dictation(23_002, 'Bees', audios)]);
  bank.otherPack = new TextEncoder().encode(JSON.stringify({ format: 2, taskType: 'WE', questions: [] }));
  wantedTask = 'WE';
  expect(await run()).toEqual({ kind: 'complete' });
  expect((await db.practices.toArray()).map((row) => row.title)).toEqual(['Ebb', 'Bees']);
  expect(await contentStatus({ db })).toMatchObject({ packsMissing: 1 });
  bank.requests.length = 0;
  expect(await run()).toEqual({ kind: 'complete' });
  expect(bank.requests).toEqual(['/api/content/manifest']);
  expect(reported.map(String)).toEqual(['Error: The questions of WE need a newer app']);
});

test('the questions of a kind of task stay while its new pack cannot be read, and come with an app that reads it', async () => {
  await run();
  bank.isNewFormat = true;
  expect(await run()).toEqual({ kind: 'complete' });
  expect((await db.practices.toArray()).map((row) => row.title)).toEqual(['Tides', 'Bees']);
  expect(await contentStatus({ db })).toMatchObject({ packsMissing: 1 });
  bank.requests.length = 0;
  await openApp().run();
  expect(bank.requests).toContain(`/api/content/packs/${hash(bank.packBytes())}`);
});

test('a kind of task that this app does not know stops none that it knows', async () => {
  bank.otherPack = new TextEncoder().encode(JSON.stringify({ format: 1, taskType: 'SING', items: [] }));
  bank.otherTask = 'SING';
  expect(await run()).toEqual({ kind: 'complete' });
  expect(await contentStatus({ db })).toMatchObject({ items: 2, packsMissing: 0, mediaMissing: 0 });
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
  bank.setItems([dictation(23_003, 'Moons', audios)]);
  await run();
  expect((await db.practices.toArray()).map((row) => row.title)).toEqual(['Moons']);
});

test('a spoken explanation is not fetched ahead, and stays once it was heard', async () => {
  const sha256 = 'e'.repeat(64);
  bank.explanations = [{ sha256, mimeType: 'audio/mpeg', sizeBytes: 7 }];
  await run();
  expect(bank.requests.filter((path) => path.includes(sha256))).toEqual([]);
  const { bytes, ...before } = await contentStatus({ db });
  expect(before).toMatchObject({ mediaTotal: 2, mediaMissing: 0 });
  kept.set(`/api/content/media/${sha256}`, new ArrayBuffer(7));
  await run();
  expect([...kept.keys()]).toContain(`/api/content/media/${sha256}`);
  expect(await contentStatus({ db })).toMatchObject({ mediaMissing: 0, bytes: bytes + 7 });
  bank.explanations = [];
  await run();
  expect([...kept.keys()]).not.toContain(`/api/content/media/${sha256}`);
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
