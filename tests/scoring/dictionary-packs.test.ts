import type { Remote } from 'comlink';
import { beforeEach, expect, test, vi } from 'vitest';
import { sha256Of } from '#content/sha256.ts';
import { readPack } from '#tools/words/pack-files.ts';
import type { DictionaryWorkerApi } from '#workers/dictionary/api.ts';
import { startWorkerEntry } from './worker-entry.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const packOf = (name: string) => {
  const bytes = new Uint8Array(readPack(name));
  return { file: { url: `/assets/${name}`, sha256: sha256Of(bytes) }, bytes };
};
const english = packOf('english.bin');
const persian = packOf('translations/fa.bin');
const vietnamese = packOf('translations/vi.bin');
const files = { english: english.file, translations: persian.file };

/** What a device may have, or a server may send, in the place of a pack. */
const broken: readonly [what: string, of: (bytes: Bytes, other: Bytes) => Bytes][] = [
  ['half of it', (bytes) => bytes.slice(0, bytes.length / 2)],
  ['another version of it', (_, other) => other],
  [
    'other bytes in its middle',
    (bytes) => bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte)),
  ],
  ['the sign-in page of a Wi-Fi', () => new TextEncoder().encode('<title>Sign in</title>')],
  ['nothing in it', () => new Uint8Array()],
];

let cached: Map<string, Bytes>;
let served: Map<string, Bytes>;
let api: Remote<DictionaryWorkerApi>;
const lookUp = () => api.lookUp({ files, word: 'water' });
const wanted = [english.file.url, persian.file.url];

beforeEach(async () => {
  vi.resetModules();
  cached = new Map();
  served = new Map();
  api = await startWorkerEntry<DictionaryWorkerApi>({
    cached,
    served,
    start: () => import('#workers/dictionary/worker.ts'),
  });
});

test.each(broken)('a device with %s in the place of the dictionary fetches it again', async (_, of) => {
  cached.set(english.file.url, of(english.bytes, persian.bytes));
  served.set(english.file.url, english.bytes);
  expect(await lookUp()).toMatchObject({ kind: 'found', entry: { word: 'water' } });
  expect(sha256Of(cached.get(english.file.url) ?? '')).toBe(english.file.sha256);
});

test.each(broken)('with %s and no network a look-up says so, and the next one fetches it', async (_, of) => {
  cached.set(english.file.url, of(english.bytes, persian.bytes));
  expect(await lookUp()).toEqual({ kind: 'damaged' });
  expect(cached.size).toBe(0);
  expect(await lookUp()).toEqual({ kind: 'no-data' });
  served.set(english.file.url, english.bytes);
  expect(await lookUp()).toMatchObject({ kind: 'found' });
});

test.each(broken)('%s that the server sends is never kept', async (_, of) => {
  served.set(english.file.url, of(english.bytes, persian.bytes));
  const put = vi.spyOn(cached, 'set');
  expect(await lookUp()).toEqual({ kind: 'damaged' });
  expect(await api.keep({ file: english.file, wanted })).toBe(false);
  expect(put).not.toHaveBeenCalled();
  served.set(english.file.url, english.bytes);
  expect(await lookUp()).toMatchObject({ kind: 'found' });
});

test.each(broken)('a language with %s is missed by name, and comes back whole', async (_, of) => {
  cached.set(english.file.url, english.bytes);
  cached.set(persian.file.url, of(persian.bytes, vietnamese.bytes));
  expect(await lookUp()).toMatchObject({ kind: 'found', language: 'missing', entry: { translations: [] } });
  expect(cached.has(persian.file.url)).toBe(false);
  served.set(persian.file.url, persian.bytes);
  expect(await api.keep({ file: persian.file, wanted })).toBe(true);
  expect(await lookUp()).toMatchObject({
    language: 'here',
    entry: { translations: expect.arrayContaining(['آب']) },
  });
});

test('storage that does not answer is passed over: the server is asked, and without it a look-up says so', async () => {
  cached.set(english.file.url, english.bytes);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const open = vi.spyOn(caches, 'open').mockReturnValue(new Promise(() => {}));
  /** What the worker answers in the end. Messages to it come in real time. */
  const inTheEnd = async (asked: Promise<unknown>): Promise<unknown> => {
    const state = { isOver: false };
    void asked.then(() => (state.isOver = true));
    while (!state.isOver) {
      await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(1_000);
    }
    return asked;
  };
  try {
    expect(await inTheEnd(lookUp())).toEqual({ kind: 'silent' });
    expect(await inTheEnd(api.listKept(wanted))).toEqual([]);
    expect(await inTheEnd(api.keep({ file: english.file, wanted }))).toBe(false);
    served.set(english.file.url, english.bytes);
    expect(await inTheEnd(lookUp())).toMatchObject({ kind: 'found' });
  } finally {
    open.mockRestore();
    vi.useRealTimers();
  }
});

test('the word of the day fetches nothing, and a damaged dictionary has none', async () => {
  served.set(english.file.url, english.bytes);
  const day = { files, date: '2026-11-24', level: null };
  expect(await api.wordOfTheDay(day)).toEqual({ kind: 'no-data' });
  cached.set(english.file.url, english.bytes.slice(1));
  expect(await api.wordOfTheDay(day)).toEqual({ kind: 'damaged' });
  expect(cached.size).toBe(0);
});

test('with a new version of a pack the old one goes, and one that was removed is gone', async () => {
  served.set(english.file.url, english.bytes).set(persian.file.url, persian.bytes);
  cached.set('/assets/english-old.bin', english.bytes.slice(1));
  await api.keep({ file: english.file, wanted });
  await api.keep({ file: persian.file, wanted });
  expect([...cached.keys()]).toEqual(wanted);
  expect(await lookUp()).toMatchObject({ language: 'here' });
  await api.forget(persian.file.url);
  expect(await api.listKept(wanted)).toEqual([english.file.url]);
  expect(await lookUp()).toMatchObject({ kind: 'found', language: 'missing' });
});
