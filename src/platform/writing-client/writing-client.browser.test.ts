import { beforeEach, expect, onTestFinished, test } from 'vitest';
import item from '#content/items/writing/write-essay/9001.json';
import lexicon from '#engines/writing/data/lexicon.bin.br?unpacked';
import vectors from '#engines/writing/data/vectors.bin.br?unpacked';
import { fillDisk } from '#tests/support/disk-quota.ts';
import { firstOneMortal, mortal } from '#tests/support/mortal-worker.ts';
import WritingWorker from '#workers/writing/worker.ts?worker';
import { createWritingClient } from './writing-client.ts';

const cacheName = 'passage-writing-data-v1';
beforeEach(() => caches.delete(cacheName));

function open(startWorker = () => new WritingWorker() as Worker) {
  const client = createWritingClient({ startWorker, data: { lexicon, vectors } });
  onTestFinished(() => client.stop());
  const { prompt, keyPoints, modelAnswers } = item;
  const question = { taskType: 'WE', prompt, keyPoints, modelAnswers } as const;
  const [text = ''] = modelAnswers;
  return () => client.assess({ item: question, text, pteType: 'ACADEMIC', others: [] });
}

test('two tabs that score an essay at once give the same score', async () => {
  const [first, second] = await Promise.all([open(), open()].map((assess) => assess()));
  expect(first).toMatchObject({ kind: 'scored', score: { max: 26 } });
  expect(second).toEqual(first);
});

test('a worker that dies in the middle is started again, and nothing is lost', async () => {
  const whole = await open()();
  expect(await open(firstOneMortal(() => new WritingWorker()))()).toEqual(whole);
});

test('one that dies every time ends in an answer, not in an error', async () => {
  expect(await open(() => mortal(new WritingWorker()))()).toEqual({ kind: 'failed' });
});

test('a data file that is another page is fetched again', async () => {
  const cache = await caches.open(cacheName);
  await cache.put(lexicon.url, new Response('<title>Sign in to the Wi-Fi</title>'));
  expect(await open()()).toMatchObject({ kind: 'scored' });
});

test('files that are deleted while they are used are not missed', async () => {
  const assess = open();
  const first = await assess();
  await caches.delete(cacheName);
  expect(await assess()).toEqual(first);
});

test('a full disk keeps no files and scores all the same; with room they are kept', async () => {
  const { makeRoom } = await fillDisk();
  const whole = await open()();
  expect(whole).toMatchObject({ kind: 'scored', score: { max: 26 } });
  expect(await caches.match(lexicon.url)).toBeUndefined();
  expect(await caches.match(vectors.url)).toBeUndefined();
  await makeRoom();
  expect(await open()()).toEqual(whole);
  expect(await caches.match(lexicon.url)).toBeDefined();
  expect(await caches.match(vectors.url)).toBeDefined();
});
