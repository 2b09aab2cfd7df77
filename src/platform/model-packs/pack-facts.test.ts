import { expect, test } from 'vitest';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { freeLine } from '#tests/support/packs-line.ts';
import type { ModelStore } from './model-store.ts';
import { holdFacts } from './pack-facts.ts';
import type { RememberedPacks } from './pack-wishes.ts';

test('says that storage does not answer after 5 s, and goes on when it does', async () => {
  const clock = createFakeClock();
  const loading = Promise.withResolvers<RememberedPacks>();
  const listing = Promise.withResolvers<Set<string>>();
  const store: Pick<ModelStore, 'list' | 'receivedBytes'> = {
    list: () => listing.promise,
    receivedBytes: async () => 0,
  };
  const facts = holdFacts({
    store: store as ModelStore,
    memory: { load: () => loading.promise, save: async () => {} },
    mobileData: freeLine,
    clock,
  });
  const recalled = facts.recall();
  clock.advance(4_999);
  expect(facts.state()).toEqual({ status: 'loading' });
  clock.advance(1);
  expect(facts.state()).toEqual({ status: 'silent' });
  loading.resolve({ manifest: null, wishes: {} });
  await recalled;
  expect(facts.state()).toEqual({ status: 'loading' });

  const looked = facts.look();
  clock.advance(5_000);
  expect(facts.state()).toEqual({ status: 'silent' });
  listing.resolve(new Set());
  await looked;
  expect(facts.state()).toEqual({ status: 'unknown' });
  expect(clock.timers).toBe(0);
});
