// Dexie asks nothing anew where there is no IndexedDB at all.
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { ToldAiQuota } from '#contract/entities/progress.ts';
import { openDatabase } from './database.ts';
import { writeMeta } from './meta.ts';
import { freshMemory } from './sync-store/engine-memory.ts';
import { watchAiQuota } from './watch-ai-quota.ts';

test('tells of new AI scores, also of those that another tab heard of, and of nothing else', async () => {
  const [db, otherTab] = [await openDatabase('watched'), await openDatabase('watched')];
  const say = (aiQuota: ToldAiQuota, beatAt: number, tab = db) =>
    writeMeta(tab, 'sync u1', { ...freshMemory, aiQuota, beatAt });
  await say({ status: 'TRIAL', remaining: 0 }, 1);
  const heard: (number | null)[] = [];
  const stop = watchAiQuota({ db, userId: 'u1' }, ({ remaining }) => heard.push(remaining));
  // What is there at the first look is no news: until that is over nothing is heard.
  let remaining = 100;
  await eventually(async () => {
    remaining += 1;
    await say({ status: 'TRIAL', remaining }, 2);
    await vi.waitFor(() => expect(heard.at(-1)).toBe(remaining), 200);
  });

  heard.length = 0;
  await say({ status: 'TRIAL', remaining: 5 }, 3, otherTab);
  await eventually(() => expect(heard).toEqual([5]));
  await say({ status: 'TRIAL', remaining: 5 }, 4);
  await say({ status: 'PREMIUM', remaining: null }, 5);
  await eventually(() => expect(heard).toEqual([5, null]));

  stop();
  await say({ status: 'TRIAL', remaining: 1 }, 6);
  expect(heard).toEqual([5, null]);
  db.close();
  otherTab.close();
});
