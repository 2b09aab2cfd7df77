import { expect, it } from 'vitest';
import { createDraftKeeper, type KeeperStore } from './draft-keeper.ts';

/** A store that takes a turn of the event loop for each write, as a disk does. */
function slowDrafts() {
  const stored = new Map<string, unknown>();
  const writes: unknown[] = [];
  const atOnce: unknown[] = [];
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const drafts: KeeperStore = {
    announce: () => undefined,
    async write(key, { draft }) {
      await turn();
      writes.push(draft);
      stored.set(key, draft);
    },
    writeAtOnce: (key, { draft }) => {
      atOnce.push({ key, draft });
    },
  };
  const settle = async () => {
    for (let i = 0; i < 10; i += 1) await turn();
  };
  return { drafts, stored, writes, atOnce, settle };
}

it('writes one at a time and skips what is no longer the newest', async () => {
  const { drafts, stored, writes, settle } = slowDrafts();
  const keeper = createDraftKeeper(drafts, 'k');
  for (const id of ['a', 'b', 'c']) keeper.keep(id);
  await settle();
  expect(stored.get('k')).toEqual('c');
  expect(writes).toEqual(['a', 'c']);
});

it('never brings back what was forgotten while a write was under way', async () => {
  const { drafts, stored, settle } = slowDrafts();
  const keeper = createDraftKeeper(drafts, 'k');
  keeper.keep('a');
  keeper.forget();
  await settle();
  expect(stored.get('k')).toBeNull();
});

it('goes on after the device refused once', async () => {
  const { drafts, stored, settle } = slowDrafts();
  let isFull = true;
  const refusing: KeeperStore = {
    ...drafts,
    async write(key, write) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      await drafts.write(key, write);
    },
  };
  const keeper = createDraftKeeper(refusing, 'k');
  keeper.keep('a');
  await settle();
  isFull = false;
  keeper.keep('b');
  await settle();
  expect(stored.get('k')).toEqual('b');
});

it('hands over what is not stored yet when the page goes, and nothing when all is', async () => {
  const { drafts, atOnce, settle } = slowDrafts();
  const keeper = createDraftKeeper(drafts, 'k');
  keeper.flush();
  keeper.keep('a');
  keeper.keep('b');
  keeper.flush();
  expect(atOnce).toEqual([{ key: 'k', draft: 'b' }]);
  await settle();
  keeper.flush();
  keeper.forget();
  keeper.flush();
  expect(atOnce.slice(1)).toEqual([{ key: 'k', draft: null }]);
});
