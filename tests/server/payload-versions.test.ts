import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { bookmark } from '#server/db/schema/practices.ts';
import { learner } from '#server/db/schema/learners.ts';
import { indexBank } from '#server/store/bank-index.ts';
import { applyMutation } from '#server/store/mutations.ts';
import type { ApiWorld } from '#tests/support/api-world.ts';
import { startOwnApiWorld } from '#tests/support/own-api-world.ts';

let world: ApiWorld;
beforeAll(async () => {
  world = await startOwnApiWorld();
});
afterAll(() => world.close());

async function writer() {
  const who = await world.newLearner();
  await who.call('GET', '/api/profile');
  const [row] = await world.db.orm.select().from(learner).where(eq(learner.subject, who.subject));
  if (row === undefined) throw new Error('the learner is not known');
  const stores = { ...world, bank: indexBank(world.bank), translator: null };
  const key = randomUUID();
  return {
    /** `said` is read as `payload` by the server of that day. */
    write: async (type: 'HARD' | 'EASY', said?: unknown) =>
      applyMutation(stores, {
        learner: row,
        key,
        kind: 'bookmark.set',
        payload: { practiceId: 23_001, type },
        baseVersion: null,
        ...(said === undefined ? {} : { said }),
      }),
    marks: async () => world.db.orm.select().from(bookmark).where(eq(bookmark.learnerId, row.id)),
  };
}

test('an op that was done before an update of the server is not done again by what the new server reads in it', async () => {
  const { write, marks } = await writer();
  const said = { practiceId: 23_001, mark: 4 };
  expect(await write('HARD', said)).toMatchObject({ replayed: false });
  expect(await write('EASY', said)).toMatchObject({ replayed: true });
  expect(await marks()).toMatchObject([{ type: 'HARD' }]);
});

test('an op that an older server remembers by what it read is known by that', async () => {
  const { write } = await writer();
  expect(await write('HARD')).toMatchObject({ replayed: false });
  expect(await write('HARD', { practiceId: 23_001, type: 'HARD', colour: 'red' })).toMatchObject({
    replayed: true,
  });
});

test('another op under the same id is refused', async () => {
  const { write, marks } = await writer();
  await write('HARD', { practiceId: 23_001, mark: 4 });
  await expect(write('EASY', { practiceId: 23_001, mark: 2 })).rejects.toThrow(
    'This key was used for another request',
  );
  expect(await marks()).toHaveLength(1);
});
