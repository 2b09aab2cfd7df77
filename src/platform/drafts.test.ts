import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { DraftBridge } from './draft-bridge.ts';
import { createDrafts } from './drafts.ts';

it('keeps a draft for the next visit and forgets it when it is removed', async () => {
  const key = 'local 1001';
  await createDrafts('drafts-a').save(key, { text: 'half a sen' });
  const later = createDrafts('drafts-a');
  expect(await later.load(key)).toEqual({ text: 'half a sen' });
  await later.remove(key);
  expect(await later.load(key)).toBeNull();
});

it('removes those of one learner, also what was kept in a last moment, and no others', async () => {
  const bridge = memoryBridge();
  const drafts = createDrafts('drafts-r', bridge);
  await drafts.save('u1 1001', { text: 'mine' });
  drafts.saveAtOnce('u1 1002', { text: 'mine too' });
  await drafts.save('u12 1001', { text: 'of another' });
  await drafts.removeAllOf('u1');
  expect([await drafts.load('u1 1001'), await drafts.load('u1 1002')]).toEqual([null, null]);
  expect(await drafts.load('u12 1001')).toEqual({ text: 'of another' });
});

it('gives what was typed before a sign-in to who signs in, also what was kept in a last moment', async () => {
  const bridge = memoryBridge();
  const drafts = createDrafts('drafts-m', bridge);
  await drafts.save('local 1001', { text: 'typed' });
  drafts.saveAtOnce('local 1002', { text: 'typed last' });
  await drafts.save('local 1003', { text: 'here' });
  await drafts.save('u1 1003', { text: 'of the account' });
  await drafts.save('local 1004', { text: 'thrown away' });
  drafts.saveAtOnce('local 1004', null);
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
  const drafts = createDrafts('drafts-n', memoryBridge());
  await drafts.save('u1 1001', { text: 'saved, then thrown away' });
  drafts.saveAtOnce('u1 1001', null);
  drafts.saveAtOnce('u1 1002', null);
  await drafts.save('u1 1003', { text: 'saved' });
  drafts.saveAtOnce('u1 1004', { text: 'typed last' });
  expect([...(await drafts.namesOf('u1'))]).toEqual(['1003', '1004']);
});

it('keeps the last of several saves that were not waited for', async () => {
  const drafts = createDrafts('drafts-b');
  await Promise.all(['a', 'ab', 'abc'].map((text) => drafts.save('k', { text })));
  expect(await drafts.load('k')).toEqual({ text: 'abc' });
});

/** What `localStorage` does, for one test. */
function memoryBridge(): DraftBridge {
  const kept = new Map<string, string>();
  return {
    read(key) {
      const text = kept.get(key);
      return text === undefined ? null : { draft: JSON.parse(text) };
    },
    write: (key, draft) => kept.set(key, JSON.stringify(draft)),
    forget: (key) => kept.delete(key),
    keys: (keyStart) => [...kept.keys()].filter((key) => key.startsWith(keyStart)),
    forgetAll(keyStart) {
      for (const key of kept.keys()) if (key.startsWith(keyStart)) kept.delete(key);
    },
  };
}

it('finds what a page kept in its last moment, once and for all', async () => {
  const bridge = memoryBridge();
  const dying = createDrafts('drafts-c', bridge);
  await dying.save('k', { text: 'half' });
  dying.saveAtOnce('k', { text: 'half a' });
  expect(await createDrafts('drafts-c', bridge).load('k')).toEqual({ text: 'half a' });
  // It is in the database by now.
  expect(await createDrafts('drafts-c', memoryBridge()).load('k')).toEqual({ text: 'half a' });
  expect(bridge.read('k')).toBeNull();
});

it('does not bring back a draft that was thrown away in the last moment', async () => {
  const bridge = memoryBridge();
  const dying = createDrafts('drafts-d', bridge);
  await dying.save('k', { text: 'handed in' });
  dying.saveAtOnce('k', null);
  expect(await createDrafts('drafts-d', bridge).load('k')).toBeNull();
  expect(await createDrafts('drafts-d', memoryBridge()).load('k')).toBeNull();
});

it('prefers what a page that came back has saved since', async () => {
  const bridge = memoryBridge();
  const drafts = createDrafts('drafts-e', bridge);
  drafts.saveAtOnce('k', { text: 'old' });
  await drafts.save('k', { text: 'new' });
  expect(await drafts.load('k')).toEqual({ text: 'new' });
});
