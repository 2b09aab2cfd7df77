import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import type { DataContext } from '#data/context.ts';
import { openDatabase } from '#data/database.ts';
import { findSession } from '#data/queries/find-session.ts';
import { localUserId } from '#data/rows.ts';
import { adoptLocalRows } from '#data/users.ts';
import { systemDigest } from '#platform/digest.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createCountingIds } from '#tests/support/fake-ports.ts';
import { answerTo } from '#tests/support/sync-device.ts';
import { skipStop, startSession } from './start-session.ts';
import { submitAnswer } from './submit-answer.ts';

let data: DataContext;
const stops = [1, 2, 3].map((practiceId) => ({ practiceId, taskType: 'RA' as const }));
const standings = async (context = data) =>
  (await findSession(context, { since: 0 }))?.stops.map(({ standing }) => standing);

beforeEach(async () => {
  const db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  data = {
    db, strictDb: db, userId: localUserId, clock: createFakeClock(), ids: createCountingIds(), digest: systemDigest,
    kick: () => undefined,
  }; // prettier-ignore
});

test('a session goes from stop to stop by answers and skips, to its end', async () => {
  await startSession(data, { stops });
  expect((await findSession(data, { since: 0 }))?.next?.practiceId).toBe(1);
  const saved = await submitAnswer(data, answerTo(1));
  await skipStop(data, 2);
  const session = await findSession(data, { since: 0 });
  expect(session?.stops.map(({ standing }) => standing)).toEqual(['answered', 'skipped', 'left']);
  expect(session?.stops[0]?.answer?.answerId).toBe(saved.kind === 'saved' ? saved.answerId : '');
  expect(session?.next?.practiceId).toBe(3);
  await submitAnswer(data, answerTo(3));
  expect((await findSession(data, { since: 0 }))?.next).toBeNull();
});

test('what is no stop of the session cannot be skipped in it', async () => {
  await startSession(data, { stops });
  await skipStop(data, 9);
  expect(await standings()).toEqual(['left', 'left', 'left']);
});

test('a session without stops does not begin, and the one that was there stays', async () => {
  await startSession(data, { stops });
  expect(await startSession(data, { stops: [] })).toBeNull();
  expect(await standings()).toHaveLength(3);
});

test('a session of yesterday is not that of today', async () => {
  const session = await startSession(data, { stops });
  expect(await findSession(data, { since: (session?.startedAt ?? 0) + 1 })).toBeNull();
});

test("a session that was begun before the sign-in goes on after it, and is nobody else's", async () => {
  await startSession(data, { stops });
  await submitAnswer(data, answerTo(1));
  await adoptLocalRows(data, { userId: 'u1' });
  expect(await standings({ ...data, userId: 'u1' })).toEqual(['answered', 'left', 'left']);
  expect(await standings({ ...data, userId: 'u2' })).toBeUndefined();
});
