import { IDBFactory } from 'fake-indexeddb';
import { get, set } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createKeyStore } from './key-store.ts';

afterEach(() => vi.unstubAllGlobals());

/** IndexedDB whose first openings end without any event. */
function useIndexedDb({ silentOpenings }: { silentOpenings: number }) {
  const real = new IDBFactory();
  const state = { openings: 0 };
  vi.stubGlobal('indexedDB', {
    open(name: string) {
      state.openings += 1;
      return state.openings <= silentOpenings ? new EventTarget() : real.open(name);
    },
  });
  return state;
}

test('keeps values of several stores in one opening each', async () => {
  const state = useIndexedDb({ silentOpenings: 0 });
  const store = createKeyStore('one', 'keys', createFakeClock());
  await set('a', 1, store);
  expect(await get('a', store)).toBe(1);
  expect(await get('a', createKeyStore('one', 'keys', createFakeClock()))).toBe(1);
  expect(await get('a', createKeyStore('two', 'keys', createFakeClock()))).toBeUndefined();
  expect(state.openings).toBe(3);
});

test('opens again when the first opening ends without an event, and does what was asked', async () => {
  const state = useIndexedDb({ silentOpenings: 2 });
  const clock = createFakeClock();
  const store = createKeyStore('one', 'keys', clock);
  const kept = set('a', 1, store);
  const read = get('a', store);
  clock.advance(5_000);
  clock.advance(10_000);
  await kept;
  expect(await read).toBe(1);
  expect(state.openings).toBe(3);
  expect(clock.timers).toBe(0);
});
