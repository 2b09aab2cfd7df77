import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createContentStore } from '#data/store/content/content-store.ts';
import { openDatabase } from '#data/store/database.ts';
import { importPack } from '#data/store/content/import-pack.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { contentStatus } from './content-status.ts';

async function device() {
  const db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  const context = { db, userId: 'u1' };
  const arrival = async () => (await contentStatus(context)).arrival;
  const item = makeItem('RA', 1_001);
  const takeIn = () =>
    importPack(context, { pack: { format: 1, taskType: 'RA', items: [item] }, generation: 'a'.repeat(64) });
  return { store: createContentStore(context), arrival, takeIn };
}

test('on a first visit the questions are arriving, before and while they are fetched', async () => {
  const { store, arrival, takeIn } = await device();
  expect(await arrival()).toBe('arriving');
  await store.setRunning(true);
  expect(await arrival()).toBe('arriving');
  // One kind of task is here, the next may be the one that is wanted.
  await takeIn();
  expect(await arrival()).toBe('arriving');
});

test('they are here once the first download has been through the list of packs', async () => {
  const { store, arrival, takeIn } = await device();
  await store.setRunning(true);
  await takeIn();
  await store.keepOnly({ format: 1, version: '1', packs: [] }, 5);
  expect(await arrival()).toBe('here');
});

test('a download that failed leaves them awaited', async () => {
  const { store, arrival } = await device();
  await store.setRunning(true);
  await store.setRunning(false);
  expect(await arrival()).toBe('awaited');
});
