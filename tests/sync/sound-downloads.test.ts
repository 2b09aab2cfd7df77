import { createHash } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import type { TaskType } from '#contract/task-type.ts';
import { setPteType } from '#data/commands/set-profile.ts';
import { createContentStore } from '#data/store/content/content-store.ts';
import { openDatabase, type PassageDb } from '#data/store/database.ts';
import { roomUsed } from '#data/queries/room-used.ts';
import { contentStatus } from '#data/queries/content-status.ts';
import { createSoundStore } from '#data/commands/sound-store.ts';
import { readSounds } from '#data/queries/read-sounds.ts';
import { standingOf, type SoundRun } from '#domain/storage/task-sound.ts';
import { readMeta } from '#data/store/meta.ts';
import { systemDigest } from '#platform/digest.ts';
import { systemIds } from '#platform/ids.ts';
import { mediaPath, type MediaCache } from '#platform/media-cache.ts';
import { createContentSync } from '#sync/content-sync.ts';
import { createSoundDownloads } from '#sync/sound-downloads.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { makeItem } from '#tests/support/practice-items.ts';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const soundBytes = (name: string) => new TextEncoder().encode(`the sound of ${name}`);
const sha = (name: string) => hash(soundBytes(name));
const audio = (name: string) => ({
  id: name,
  sha256: sha(name),
  label: 'Voice',
  durationMs: 1_000,
  mimeType: 'audio/mpeg',
  sizeBytes: soundBytes(name).byteLength,
  accent: 'UK',
});

function item(taskType: TaskType, id: number, written: string, ...names: string[]): BankItem {
  const provenance = { author: 'a', written, licence: 'own' };
  return makeItem(taskType, id, { provenance, audios: names.map(audio) } as Partial<BankItem>);
}

/** Three tasks: dictations (the middle one is the newest), a lecture that only Academic has, and a reading without sound. */
const packs = [
  {
    taskType: 'WFD',
    items: [
      item('WFD', 23_001, '2026-01', 'old'),
      item('WFD', 23_002, '2026-09', 'new'),
      item('WFD', 23_003, '2026-05', 'shared'),
    ],
  },
  { taskType: 'RL', items: [item('RL', 4_001, '2026-01', 'lecture', 'shared')] },
  {
    taskType: 'RO',
    items: [{ ...item('RO', 13_001, '2026-01'), explanationAudio: audio('why') as ItemAudio }],
  },
] satisfies { taskType: TaskType; items: BankItem[] }[];
const files = new Map(
  packs.map(({ taskType, items }) => {
    const bytes = new TextEncoder().encode(JSON.stringify({ format: 1, taskType, items }));
    return [hash(bytes), { bytes, taskType, items }] as const;
  }),
);
const sounds = new Map(['old', 'new', 'shared', 'lecture'].map((name) => [sha(name), name]));

let db: PassageDb;
let kept: Map<string, ArrayBuffer>;
/** Names of the sounds that were asked for. */
let fetched: string[];
let line: {
  fails: boolean;
  isDown: boolean;
  isMetered: boolean;
  roomFor: number;
  onSound: (name: string) => Promise<void>;
};
let context: Parameters<typeof setPteType>[0];

function openApp() {
  const media: MediaCache = {
    list: async () => new Set(kept.keys()),
    async put(path, bytes) {
      if (kept.size >= line.roomFor) return false;
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
  const clock = createFakeClock();
  const content = createContentSync({
    store: createContentStore(context),
    sounds: createSoundStore(context),
    media,
    digest: systemDigest,
    clock,
    origin: 'https://passage.test',
    fetch: serve,
    isMetered: () => line.isMetered,
    isUpdating: () => false,
    mediaMayStart: () => Promise.resolve(),
    wantedTask: () => null,
    report: (error) => {
      throw error;
    },
  });
  let running = Promise.resolve<unknown>(null);
  const fetchNow = () => {
    running = content.run();
  };
  return {
    run: () => content.run(),
    ended: () => running,
    downloads: createSoundDownloads({ context, media, clock, fetchNow }),
  };
}

async function serve(input: string | URL | Request): Promise<Response> {
  const { pathname } = new URL(new Request(input).url);
  if (line.isDown) throw new TypeError('Failed to fetch');
  const headers = { 'x-api': '1' };
  if (pathname.endsWith('/manifest')) {
    const entries = [...files].map(([sha256, { bytes, taskType, items }]) => ({
      taskType,
      sha256,
      sizeBytes: bytes.byteLength,
      itemCount: items.length,
      explanations: items.flatMap(({ explanationAudio: own }) =>
        own ? [{ sha256: own.sha256, mimeType: own.mimeType, sizeBytes: own.sizeBytes }] : [],
      ),
      media: items.flatMap(({ audios }) =>
        audios.map(({ sha256: own, mimeType, sizeBytes }) => ({ sha256: own, mimeType, sizeBytes })),
      ),
    }));
    return Response.json({ format: 1, version: '1', packs: entries }, { headers });
  }
  const name = pathname.split('/').at(-1) ?? '';
  const pack = files.get(name);
  if (pack) return new Response(pack.bytes, { headers });
  const sound = sounds.get(name) ?? '';
  await line.onSound(sound);
  if (line.fails) throw new TypeError('Failed to fetch');
  fetched.push(sound);
  return new Response(soundBytes(sound), { headers });
}

async function standing(taskType: TaskType): Promise<string> {
  const run: SoundRun = (await readMeta(db, 'sound-run')) ?? { status: 'idle' };
  const sound = (await readSounds(context)).find((each) => each.taskType === taskType);
  return sound ? standingOf(sound, run) : 'unknown';
}
const names = () => [...kept.keys()].map((path) => sounds.get(path.split('/').at(-1) ?? ''));
const inAnyOrder = (...wanted: string[]) =>
  expect.toSatisfy(
    (found: unknown[]) => found.length === wanted.length && wanted.every((name) => found.includes(name)),
  );

beforeEach(async () => {
  db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  context = {
    db,
    strictDb: db,
    userId: 'u1',
    clock: createFakeClock(),
    ids: systemIds,
    digest: systemDigest,
    kick: () => undefined,
  };
  kept = new Map();
  fetched = [];
  line = { fails: false, isDown: false, isMetered: false, roomFor: 100, onSound: () => Promise.resolve() };
});
afterEach(() => db.close());

test('what the exam needs comes by itself, one task like the other, the newest question first', async () => {
  await openApp().run();
  expect(fetched).toEqual(['lecture', 'shared', 'new', 'old']);
  expect(await Promise.all((['WFD', 'RL', 'RO'] as const).map(standing))).toEqual(['here', 'here', 'silent']);
});

test('what only the other exam has is left alone until it is asked for', async () => {
  await setPteType(context, 'CORE');
  const app = openApp();
  expect(await app.run()).toEqual({ kind: 'complete' });
  expect(fetched).toEqual(['new', 'shared', 'old']);
  expect(await standing('RL')).toBe('absent');
  // Nothing is missing that this learner needs.
  expect(await contentStatus(context)).toMatchObject({ mediaTotal: 3, mediaMissing: 0 });
  await app.downloads.ask(['RL']);
  await app.ended();
  expect(fetched).toEqual(['new', 'shared', 'old', 'lecture']);
  expect(await standing('RL')).toBe('here');
});

test('a pause takes effect with the next file, also after the app was closed; going on fetches nothing twice', async () => {
  const app = openApp();
  line.onSound = async (name) => {
    if (name === 'new') await app.downloads.pause(['WFD']);
  };
  await app.run();
  expect(names()).toEqual(['lecture', 'shared', 'new']);
  expect(await standing('WFD')).toBe('paused');
  const later = openApp();
  await later.run();
  expect(fetched).toEqual(['lecture', 'shared', 'new']);
  await later.downloads.ask(['WFD']);
  await later.ended();
  expect(fetched).toEqual(['lecture', 'shared', 'new', 'old']);
  expect(await standing('WFD')).toBe('here');
});

test('a tab that was killed goes on at the next start, with what was asked for first', async () => {
  await setPteType(context, 'CORE');
  line.fails = true;
  const app = openApp();
  await app.run();
  await app.downloads.ask(['RL']);
  await app.ended();
  expect(await standing('RL')).toBe('waits-for-network');
  line.fails = false;
  await openApp().run();
  expect(fetched).toEqual(['lecture', 'shared', 'new', 'old']);
});

test('deleting frees the room of a task, but not of what another one has, too; it does not come back by itself', async () => {
  const app = openApp();
  await app.run();
  await app.downloads.remove(['WFD']);
  expect(names()).toEqual(inAnyOrder('lecture', 'shared'));
  expect(await standing('WFD')).toBe('absent');
  expect(await standing('RL')).toBe('here');
  expect(await contentStatus(context)).toMatchObject({
    mediaTotal: 4,
    mediaMissing: 2,
    isSoundOnDemand: true,
  });
  fetched.length = 0;
  await openApp().run();
  expect(fetched).toEqual([]);
});

test('an explanation that was heard takes room, and goes with the sound of its task', async () => {
  const app = openApp();
  await app.run();
  const { bankBytes } = await roomUsed(context);
  kept.set(mediaPath(sha('why')), soundBytes('why').buffer);
  await app.downloads.remove(['RL']);
  expect(kept.has(mediaPath(sha('why')))).toBe(true);
  const lecture = soundBytes('lecture').byteLength;
  expect((await roomUsed(context)).bankBytes).toBe(bankBytes - lecture + soundBytes('why').byteLength);
  await app.downloads.remove(['RO']);
  expect(kept.has(mediaPath(sha('why')))).toBe(false);
});

test('what was deleted while it was on its way is not kept', async () => {
  const app = openApp();
  line.onSound = async (name) => {
    if (name === 'new') await app.downloads.remove(['WFD']);
  };
  await app.run();
  expect(names()).toEqual(inAnyOrder('lecture', 'shared'));
});

test('a full disk is said and stops the download; it goes on when something was deleted', async () => {
  line.roomFor = 2;
  const app = openApp();
  expect(await app.run()).toEqual({ kind: 'incomplete', reason: 'storage' });
  expect(names()).toEqual(['lecture', 'shared']);
  expect(await standing('WFD')).toBe('no-room');
  expect(await standing('RL')).toBe('here');
  fetched.length = 0;
  await app.run();
  expect(fetched).toEqual([]);
  await app.downloads.remove(['RL']);
  await app.ended();
  // One place became free, and the next question took it; then the device was full again.
  expect(names()).toEqual(['shared', 'new']);
  expect(await standing('WFD')).toBe('no-room');
});

test('on mobile data nothing comes by itself; what was asked for does when that was said', async () => {
  line.isMetered = true;
  const app = openApp();
  await app.run();
  expect(fetched).toEqual([]);
  expect(await standing('WFD')).toBe('waits-for-wifi');
  await app.downloads.ask(['RL'], { onAnyLine: true });
  await app.ended();
  expect(fetched).toEqual(['lecture', 'shared']);
});

test('a device of an older version, on which the learner had removed all sound, stays so', async () => {
  const app = openApp();
  await app.run();
  await db.meta.where('key').startsWith('sound').delete();
  await createContentStore(context).setSoundOnDemand(true);
  kept.clear();
  fetched.length = 0;
  await openApp().run();
  expect(fetched).toEqual([]);
  expect(await standing('WFD')).toBe('absent');
});

test('what somebody has cleared from the browser is noticed without a connection', async () => {
  await openApp().run();
  kept.delete(mediaPath(sha('old')));
  line.isDown = true;
  await openApp().run();
  expect((await readSounds(context)).find(({ taskType }) => taskType === 'WFD')?.missing).toEqual([23_001]);
});
