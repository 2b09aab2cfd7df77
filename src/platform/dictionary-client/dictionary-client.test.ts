import { afterEach, expect, it } from 'vitest';
import { FakeWorker } from '#tests/support/fake-worker.ts';
import type { DictionaryWorkerApi } from '#workers/dictionary/api.ts';
import { createDictionaryClient, type LanguagePack } from './dictionary-client.ts';

const pack = (name: string) => ({ url: `/${name}`, sha256: name, wireBytes: 1, sizeBytes: 3 });
const language = (code: string): LanguagePack => ({
  ...pack(code),
  code,
  title: code,
  ownTitle: code,
  headwords: 1,
});
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A client over a worker that keeps addresses. */
function open(kept: Set<string>, chosen: string | null) {
  const device = { chosen, keeps: [] as (readonly string[])[], workers: 0 };
  const api: DictionaryWorkerApi = {
    open: async () => {},
    lookUp: async () => ({ kind: 'unknown' }),
    wordOfTheDay: async () => ({ kind: 'unknown' }),
    async keep({ file, wanted }) {
      device.keeps.push(wanted);
      kept.add(file.url);
      return true;
    },
    listKept: async (urls) => urls.filter((url) => kept.has(url)),
    forget: async (url) => void kept.delete(url),
  };
  const client = createDictionaryClient({
    startWorker() {
      device.workers += 1;
      return new FakeWorker<DictionaryWorkerApi>(() => api) as unknown as Worker;
    },
    isComplete: async ({ needed, known }) =>
      needed.every((url) => kept.has(url)) && [...kept].every((url) => known.includes(url)),
    english: pack('english'),
    languages: [language('AR'), language('DE')],
    choice: { read: () => device.chosen, write: (code) => void (device.chosen = code) },
  });
  stops.push(() => client.stop());
  return { client, device };
}

it('a language that is removed is off the device, and used no more', async () => {
  const { client, device } = open(new Set(['/english', '/AR', '/DE']), 'AR');
  expect((await client.listKept()).languages.map(({ code }) => code)).toEqual(['AR', 'DE']);
  await client.removeLanguage('DE');
  expect([client.getLanguage(), device.chosen]).toEqual(['AR', 'AR']);
  await client.removeLanguage('AR');
  expect([client.getLanguage(), device.chosen]).toEqual([null, null]);
  expect(await client.listKept()).toMatchObject({ english: { url: '/english' }, languages: [] });
});

it('a language that is not in use stays until it is removed', async () => {
  const { client, device } = open(new Set(), null);
  await client.chooseLanguage('DE');
  await client.chooseLanguage('AR');
  await client.keepData();
  expect(device.keeps.every((wanted) => wanted.includes('/DE'))).toBe(true);
  expect((await client.listKept()).languages.map(({ code }) => code)).toEqual(['AR', 'DE']);
});

it('no worker starts for a dictionary that is here, and one does for a file of an older version', async () => {
  const kept = new Set<string>();
  const { client, device } = open(kept, null);
  expect([await client.keepData(), device.workers]).toEqual([true, 1]);
  client.stop();
  expect([await client.keepData(), device.workers]).toEqual([true, 1]);
  kept.add('/english-of-last-year');
  expect([await client.keepData(), device.workers]).toEqual([true, 2]);
});
