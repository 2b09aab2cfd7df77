// Dexie asks nothing anew where there is no IndexedDB at all.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { DataContext } from '#data/store/context.ts';
import { openDatabase } from '#data/store/database.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { systemDigest } from '#platform/digest.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createCountingIds } from '#tests/support/fake-ports.ts';
import { answerTo } from '#tests/support/sync-device.ts';
import { lookForScores } from './look-for-scores.ts';

let names = 0;
async function device() {
  names += 1;
  const db = await openDatabase(`looks-${names}`);
  const clock = createFakeClock();
  const data: DataContext = {
    db,
    strictDb: db,
    userId: 'u1',
    clock,
    ids: createCountingIds(),
    digest: systemDigest,
    kick: () => undefined,
  };
  const connectivity = { visible: true, isVisible: () => connectivity.visible };
  const looks: number[] = [];
  const start = clock.now();
  const stop = lookForScores({ ...data, clock, connectivity, look: () => looks.push(clock.now() - start) });
  /** An answer of which the server has said that it is scoring it. */
  const wait = async (practiceId: number) => {
    const saved = await submitAnswer(data, answerTo(practiceId));
    if (saved.kind !== 'saved') throw new Error(saved.reason);
    await db.answers.update(saved.answerId, { version: 1, scoring: { status: 'waiting' } });
    await eventually(() => expect(clock.timers).toBe(1));
    return saved.answerId;
  };
  return { data, clock, connectivity, looks, stop, wait };
}

test('looks for a score that the server is making until it is here, and then no more', async () => {
  const { data, clock, looks, wait } = await device();
  expect(clock.timers).toBe(0);
  const answerId = await wait(1);
  for (let second = 0; second < 40; second += 1) clock.advance(1_000);
  expect(looks).toEqual([2_000, 5_000, 10_000, 18_000, 26_000, 34_000]);
  await data.db.answers.where({ answerId }).modify((row) => {
    delete row.scoring;
  });
  await eventually(() => expect(clock.timers).toBe(0));
});

test('is quick again for the next answer, and rare for one that the server does not come to an end with', async () => {
  const { clock, looks, wait } = await device();
  await wait(1);
  for (let second = 0; second < 600; second += 1) clock.advance(1_000);
  const rare = looks.slice(-2);
  expect((rare[1] ?? 0) - (rare[0] ?? 0)).toBe(60_000);
  looks.length = 0;
  await wait(2);
  await eventually(() => {
    clock.advance(2_000);
    expect(looks.length).toBeGreaterThan(0);
  });
});

test('does not look while nobody could see it, nor after it was ended', async () => {
  const { clock, connectivity, looks, stop, wait } = await device();
  await wait(1);
  connectivity.visible = false;
  clock.advance(20_000);
  expect(looks).toEqual([]);
  connectivity.visible = true;
  clock.advance(8_000);
  expect(looks).toHaveLength(1);
  stop();
  expect(clock.timers).toBe(0);
});
