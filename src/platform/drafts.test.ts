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
