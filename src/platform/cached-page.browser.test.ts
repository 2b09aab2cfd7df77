import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { get, set, update } from 'idb-keyval';
import { leavePage, openNextPage, returnToPage } from '#tests/support/leave-page.ts';
import { keepTransactionsOutOfCache, redoIfCached } from './cached-page.ts';
import { createKeyStore } from './key-store.ts';

beforeAll(() => keepTransactionsOutOfCache());
afterEach(returnToPage);

const freshName = () => `cached-${crypto.randomUUID()}`;

function opened(
  name: string,
  version: number,
  upgrade: (request: IDBOpenDBRequest) => void = () => {},
  factory = indexedDB,
) {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open(name, version);
    request.addEventListener('upgradeneeded', () => {
      if (!request.result.objectStoreNames.contains('rows')) request.result.createObjectStore('rows');
      upgrade(request);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
  });
}

/** Requests that follow each other without an end, as those of a frozen page do in WebKit. */
function keepBusy(store: IDBObjectStore): void {
  store.count().addEventListener('success', () => keepBusy(store));
}

test('a transaction that runs when the page is left holds up nobody on the next page', async () => {
  const name = freshName();
  const database = await opened(name, 1);
  const store = database.transaction('rows', 'readwrite').objectStore('rows');
  store.put('half', 'key');
  keepBusy(store);
  leavePage();
  const next = await openNextPage();
  onTestFinished(next.close);
  const there = await opened(name, 1, undefined, next.indexedDB);
  const read = there.transaction('rows', 'readwrite').objectStore('rows').get('key');
  await new Promise((resolve) => read.addEventListener('success', resolve));
  expect(read.result).toBeUndefined();
});

test('a migration that runs when the page is left is undone, and the next page makes it', async () => {
  const name = freshName();
  (await opened(name, 1)).close();
  const leaving = opened(name, 2, ({ transaction }) => {
    keepBusy(transaction!.objectStore('rows'));
    leavePage();
  });
  await expect(leaving).rejects.toThrow('abort');
  const next = await openNextPage();
  onTestFinished(next.close);
  const oldVersions: number[] = [];
  const there = await opened(
    name,
    2,
    ({ transaction }) => oldVersions.push(transaction!.db.version),
    next.indexedDB,
  );
  expect(there.version).toBe(2);
  expect(oldVersions).toEqual([2]);
});

test('a page that is left for good is left alone: what it has asked for may still be stored', async () => {
  const database = await opened(freshName(), 1);
  const transaction = database.transaction('rows', 'readwrite');
  transaction.objectStore('rows').put('whole', 'key');
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  const ended = new Promise<Event>((resolve) => transaction.addEventListener('complete', resolve));
  expect((await ended).type).toBe('complete');
});

test('what was aborted is done once more when the page is shown again, and what begins meanwhile waits for that', async () => {
  const store = createKeyStore(freshName(), 'rows');
  await set('count', 1, store);
  const add = () => update<number>('count', (count) => (count ?? 0) + 1, store);
  const done: string[] = [];
  const aborted = add().then(() => done.push('aborted'));
  await Promise.resolve();
  leavePage();
  const begun = add().then(() => done.push('begun'));
  const next = await openNextPage();
  next.close();
  expect(done).toEqual([]);
  returnToPage();
  await Promise.all([aborted, begun]);
  expect(await get('count', store)).toBe(3);
});

test('a request whose success is told after its transaction was aborted is no longer heard', async () => {
  const database = await opened(freshName(), 1);
  const request = database.transaction('rows').objectStore('rows').openCursor();
  const heard: string[] = [];
  for (const kind of ['success', 'error']) request.addEventListener(kind, () => heard.push(kind));
  leavePage();
  request.dispatchEvent(new Event('success'));
  expect(heard).toEqual([]);
});

test('what fails for a reason of its own fails, with or without a stay in the cache', async () => {
  let tries = 0;
  const fail = async () => {
    tries += 1;
    await Promise.resolve();
    throw new RangeError('its own');
  };
  await expect(redoIfCached(fail)).rejects.toThrow('its own');
  expect(tries).toBe(1);
  const left = redoIfCached(fail);
  leavePage();
  returnToPage();
  await expect(left).rejects.toThrow('its own');
  expect(tries).toBe(3);
});
