import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { createStore, get, promisifyRequest, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { systemClock } from './clock.ts';
import { createDraftBridge } from './draft-bridge.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { newestFirst } from './draft-versions.ts';
import { createDrafts, type Drafts } from './drafts.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Every connection that is opened from here on. */
function watchConnections(): IDBDatabase[] {
  const connections: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const request = open(...args);
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  });
  return connections;
}

/** What a page that is going leaves behind: it had seen what there was. */
async function leave(drafts: Drafts, key: string, draft: unknown): Promise<void> {
  const { known } = await drafts.find(key);
  drafts.writeAtOnce(key, { by: 'a page that went', n: 1, draft, seen: known });
}

it('keeps a draft for the next visit and forgets it when it is removed', async () => {
  const key = 'local 1001';
  await createDrafts('drafts-a').save(key, { text: 'half a sen' });
  const later = createDrafts('drafts-a');
  expect(await later.load(key)).toEqual({ text: 'half a sen' });
  const keeper = createDraftKeeper(later, key, (await later.find(key)).known);
  keeper.forget();
  await keeper.whenStored();
  expect(await later.load(key)).toBeNull();
});

it('finds the last letter when it is opened again while that is still being stored', async () => {
  const drafts = createDrafts('drafts-l');
  const keeper = createDraftKeeper(drafts, 'k');
  for (const text of ['t', 'ta', 'tab']) keeper.keep({ text });
  expect(await drafts.load('k')).toEqual({ text: 'tab' });
});

it('puts back what is written in this page when the browser clears the database under it', async () => {
  const connections = watchConnections();
  const clear = async () => {
    const deleted = promisifyRequest(indexedDB.deleteDatabase('drafts-p') as IDBRequest<unknown>);
    for (const connection of connections.splice(0)) forceCloseDatabase(connection as never);
    await deleted;
  };
  const drafts = createDrafts('drafts-p');
  await drafts.write('k', { by: 'here', n: 1, draft: 'written', seen: {} });
  await drafts.write('done', { by: 'here', n: 1, draft: 'handed in', seen: {} });
  await drafts.write('done', { by: 'here', n: 2, draft: null, seen: {} });
  await clear();
  const later = createDrafts('drafts-p');
  await eventually(async () => expect(await later.load('k')).toBe('written'));
  expect(await later.load('done')).toBeNull();
  vi.restoreAllMocks();
});

it('brings nothing back that another tab has handed in when only the connection was lost', async () => {
  const connections = watchConnections();
  const idle = createDrafts('drafts-q');
  await idle.write('k', { by: 'here', n: 1, draft: 'written', seen: {} });
  const own = connections.splice(0);
  const other = createDrafts('drafts-q');
  await other.write('k', { by: 'there', n: 1, draft: null, seen: { here: 1 } });
  for (const connection of own) forceCloseDatabase(connection as never);
  await idle.write('another', { by: 'here', n: 1, draft: 'later', seen: {} });
  expect(await other.load('k')).toBeNull();
  vi.restoreAllMocks();
});

it('stores a write that was under way when the connection was lost', async () => {
  const connections = watchConnections();
  const drafts = createDrafts('drafts-u');
  const keeper = createDraftKeeper(drafts, 'k');
  keeper.keep('one');
  await keeper.whenStored();
  keeper.keep('one two');
  for (const connection of connections.splice(0)) forceCloseDatabase(connection as never);
  await keeper.whenStored();
  await eventually(async () => expect(await createDrafts('drafts-u').load('k')).toBe('one two'));
  vi.restoreAllMocks();
});

it('removes those of one learner, also what was kept in a last moment, and no others', async () => {
  const drafts = createDrafts('drafts-r');
  await drafts.save('u1 1001', { text: 'mine' });
  await leave(drafts, 'u1 1002', { text: 'mine too' });
  await drafts.save('u12 1001', { text: 'of another' });
  await drafts.removeAllOf('u1');
  expect([await drafts.load('u1 1001'), await drafts.load('u1 1002')]).toEqual([null, null]);
  expect(await drafts.load('u12 1001')).toEqual({ text: 'of another' });
});

it('gives what was typed before a sign-in to who signs in, also what was kept in a last moment', async () => {
  const drafts = createDrafts('drafts-m');
  await drafts.save('local 1001', { text: 'typed' });
  await leave(drafts, 'local 1002', { text: 'typed last' });
  await drafts.save('local 1003', { text: 'here' });
  await drafts.save('u1 1003', { text: 'of the account' });
  await drafts.save('local 1004', { text: 'thrown away' });
  await leave(drafts, 'local 1004', null);
  await drafts.moveAll('local', 'u1');
  const textsOf = (user: string) =>
    Promise.all([1001, 1002, 1003, 1004].map((id) => drafts.load(`${user} ${id}`)));
  expect(await textsOf('u1')).toEqual([
    { text: 'typed' },
    { text: 'typed last' },
    { text: 'of the account' },
    null,
  ]);
  expect(await textsOf('local')).toEqual([null, null, { text: 'here' }, null]);
});

it('has no draft of what was thrown away in a last moment', async () => {
  const drafts = createDrafts('drafts-n');
  await drafts.save('u1 1001', { text: 'saved, then thrown away' });
  await leave(drafts, 'u1 1001', null);
  await leave(drafts, 'u1 1002', null);
  await drafts.save('u1 1003', { text: 'saved' });
  await leave(drafts, 'u1 1004', { text: 'typed last' });
  expect([...(await drafts.namesOf('u1'))]).toEqual(['1003', '1004']);
});

it('keeps the last of several saves that were not waited for', async () => {
  const drafts = createDrafts('drafts-b');
  await Promise.all(['a', 'ab', 'abc'].map((text) => drafts.save('k', { text })));
  expect(await drafts.load('k')).toEqual({ text: 'abc' });
});

it('finds what a page kept in its last moment, once and for all', async () => {
  const dying = createDrafts('drafts-c');
  await dying.save('k', { text: 'half' });
  await leave(dying, 'k', { text: 'half a' });
  expect(await createDrafts('drafts-c').load('k')).toEqual({ text: 'half a' });
  expect(createDraftBridge('drafts-c').read('k')).toEqual([]);
  // It is in the database by now.
  expect(await createDrafts('drafts-c').load('k')).toEqual({ text: 'half a' });
});

it('does not bring back a draft that was thrown away in the last moment', async () => {
  const dying = createDrafts('drafts-d');
  await dying.save('k', { text: 'handed in' });
  await leave(dying, 'k', null);
  expect(await createDrafts('drafts-d').load('k')).toBeNull();
  vi.stubGlobal('localStorage', fakeStorage());
  expect(await createDrafts('drafts-d').load('k')).toBeNull();
});

it('prefers what a page that came back has saved since', async () => {
  const drafts = createDrafts('drafts-e');
  await leave(drafts, 'k', { text: 'old' });
  await drafts.save('k', { text: 'new' });
  expect(await drafts.load('k')).toEqual({ text: 'new' });
});

it('keeps the last words that a page carried over while an earlier write of it is stored late', async () => {
  const drafts = createDrafts('drafts-f');
  const writer = { by: 'tab', seen: {} };
  drafts.writeAtOnce('k', { ...writer, n: 2, draft: 'two words' });
  await drafts.write('k', { ...writer, n: 1, draft: 'two' });
  expect(createDraftBridge('drafts-f').read('k')).toMatchObject([{ draft: 'two words' }]);
  expect(await drafts.load('k')).toBe('two words');
});

it('finds what an older version of the app stored, and what it carried over', async () => {
  const drafts = createDrafts('drafts-g');
  const put = (key: string, draft: unknown) => set(key, draft, createStore('drafts-g', 'drafts'));
  await put('u1 1001', { text: 'stored' });
  await put('u1 1002', { text: 'stored' });
  localStorage.setItem('drafts-g u1 1002', JSON.stringify({ text: 'stored, and more' }));
  await put('u1 1003', { text: 'handed in' });
  localStorage.setItem('drafts-g u1 1003', 'null');
  localStorage.setItem('drafts-g u1 1004', '{ cut off');
  expect([...(await drafts.namesOf('u1'))]).toEqual(['1001', '1002']);
  expect(await drafts.load('u1 1001')).toEqual({ text: 'stored' });
  expect(await drafts.load('u1 1002')).toEqual({ text: 'stored, and more' });
  expect((await drafts.find('u1 1002')).versions).toHaveLength(1);
});

it('stores what an older version of the app, open in another tab, can read', async () => {
  const drafts = createDrafts('drafts-h');
  const keeper = createDraftKeeper(drafts, 'k');
  keeper.keep({ value: { kind: 'write', text: 'ours' } });
  await keeper.whenStored();
  const stored = await get<unknown>('k', createStore('drafts-h', 'drafts'));
  expect(stored).toMatchObject({ value: { kind: 'write', text: 'ours' } });
});

it('turns to another version, throws one away, and takes that back', async () => {
  let time = 0;
  const drafts = createDrafts('drafts-i', undefined, { ...systemClock, now: () => (time += 1) });
  for (const text of ['of a', 'of b', 'of c'])
    await drafts.write('k', { by: text, n: 1, draft: text, seen: {} });
  const texts = async () => newestFirst(await drafts.find('k')).map(({ draft }) => draft);
  const first = (await drafts.find('k')).versions[0];
  if (!first) throw new Error('nothing is kept');
  await drafts.prefer('k', first);
  expect(await texts()).toEqual(['of a', 'of c', 'of b']);
  await drafts.discard('k', first);
  expect(await texts()).toEqual(['of c', 'of b']);
  await drafts.restore('k', first);
  expect(await texts()).toEqual(['of c', 'of b', 'of a']);
});

it('lets nobody wait for ever for a database that never answers, and keeps the words all the same', async () => {
  const answering = indexedDB;
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  const clock = createFakeClock();
  const drafts = createDrafts('drafts-j', undefined, clock);
  const keeper = createDraftKeeper(drafts, 'k');
  keeper.keep('typed');
  const reading = drafts.find('k').then(() => 'read', String);
  clock.advance(15_000);
  expect(await reading).toContain('do not answer');
  await keeper.whenStored();
  keeper.flush();
  vi.stubGlobal('indexedDB', answering);
  expect(await createDrafts('drafts-j').load('k')).toBe('typed');
});

it('stores what pages of other learners carried over their end, and leaves the own ones to their page', async () => {
  const drafts = createDrafts('drafts-s');
  await leave(drafts, 'ana 9001', { text: 'of Ana' });
  await leave(drafts, 'bo 9001', { text: 'of Bo' });
  await drafts.settleOthers('bo');
  expect(Object.keys(localStorage).filter((entry) => entry.includes('ana '))).toEqual([]);
  expect(Object.keys(localStorage).filter((entry) => entry.includes('bo '))).toHaveLength(1);
  expect(await createDrafts('drafts-s').load('ana 9001')).toEqual({ text: 'of Ana' });
});
