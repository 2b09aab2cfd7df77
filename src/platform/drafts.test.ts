import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
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
