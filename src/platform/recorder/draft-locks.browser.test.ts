import { expect, test } from 'vitest';
import { createDraftLocks } from './draft-locks.ts';

const never = new AbortController().signal;

/** Another tab of the same origin: a frame has its own lock client and loses its locks when it goes. */
async function openOtherTab() {
  const frame = document.createElement('iframe');
  frame.src = '/';
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve);
    document.body.append(frame);
  });
  const locks = createDraftLocks(frame.contentWindow!.navigator.locks);
  return { locks, close: () => frame.remove() };
}

test('a draft is free once its recorder lets go', async () => {
  const locks = createDraftLocks(navigator.locks);
  const release = locks.hold('a');
  const seen: string[] = [];
  const free = locks.whenFree('a', never).then(() => seen.push('free'));
  await locks.whenFree('b', never);
  expect(seen).toEqual([]);
  release();
  await free;
});

test('a draft that another tab holds is free when that tab goes', async () => {
  const other = await openOtherTab();
  other.locks.hold('c');
  const locks = createDraftLocks(navigator.locks);
  await expect
    .poll(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
    .toContain('recording c');
  const free = locks.whenFree('c', never);
  other.close();
  await free;
});

test('who stops looking is told nothing', async () => {
  const locks = createDraftLocks(navigator.locks);
  locks.hold('d');
  const looking = new AbortController();
  const free = locks.whenFree('d', looking.signal);
  looking.abort();
  await expect(free).rejects.toMatchObject({ name: 'AbortError' });
});
