import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import type { DataContext } from '#data/store/context.ts';
import { openDatabase } from '#data/store/database.ts';
import { findSession } from '#data/queries/find-session.ts';
import { practiceSessionKey, readMeta, writeMeta } from '#data/store/meta.ts';
import { localUserId } from '#data/store/rows.ts';
import { adoptLocalRows } from '#data/store/users.ts';
import { systemDigest } from '#platform/digest.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createCountingIds } from '#tests/support/fake-ports.ts';
import { answerTo } from '#tests/support/sync-device.ts';
import { deleteAnswer } from './delete-answer.ts';
import { skipStop, startSession } from './start-session.ts';
import { submitAnswer } from './submit-answer.ts';

let data: DataContext;
const begin = async () => (await startSession(data, { stops }))?.id ?? '';
const stops = [1, 2, 3].map((practiceId) => ({ practiceId, taskType: 'RA' as const }));
const standings = async (context = data) =>
  (await findSession(context, { since: 0 }))?.stops.map(({ standing }) => standing);

beforeEach(async () => {
  const db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  data = {
    db,
    strictDb: db,
    userId: localUserId,
    clock: createFakeClock(),
    ids: createCountingIds(),
    digest: systemDigest,
    kick: () => undefined,
  };
});

test('a session goes from stop to stop by answers and skips, to its end', async () => {
  const sessionId = await begin();
  expect((await findSession(data, { since: 0 }))?.next?.practiceId).toBe(1);
  const saved = await submitAnswer(data, answerTo(1));
  await skipStop(data, { sessionId, practiceId: 2 });
  const session = await findSession(data, { since: 0 });
  expect(session?.stops.map(({ standing }) => standing)).toEqual(['answered', 'skipped', 'left']);
  expect(session?.stops[0]?.answer?.answerId).toBe(saved.kind === 'saved' ? saved.answerId : '');
  expect(session?.next?.practiceId).toBe(3);
  await submitAnswer(data, answerTo(3));
  expect((await findSession(data, { since: 0 }))?.next).toBeNull();
});

test('what is no stop of the session cannot be skipped in it', async () => {
  const sessionId = await begin();
  await skipStop(data, { sessionId, practiceId: 9 });
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

test('a stop is left again when its answer is deleted', async () => {
  await begin();
  const saved = await submitAnswer(data, answerTo(1));
  expect(await standings()).toEqual(['answered', 'left', 'left']);
  await deleteAnswer(data, { answerId: saved.kind === 'saved' ? saved.answerId : '' });
  expect(await standings()).toEqual(['left', 'left', 'left']);
});

test('a session that begins is the newest one, also when the clock was ahead before', async () => {
  await begin();
  const later = { ...data, clock: createFakeClock(data.clock.now() - 86_400_000) };
  const second = await startSession(later, { stops: stops.slice(0, 1) });
  expect((await findSession(data, { since: 0 }))?.id).toBe(second?.id);
});

test('a session that is named stays to be walked when a newer one began elsewhere', async () => {
  const first = await begin();
  await startSession(data, { stops: [{ practiceId: 9, taskType: 'RA' }] });
  await submitAnswer(data, answerTo(1));
  const session = await findSession(data, { since: 0, id: first });
  expect(session?.stops.map(({ standing }) => standing)).toEqual(['answered', 'left', 'left']);
});

test.each([
  ['with the list of its answers', true],
  ['of the first versions, which go by the time', false],
])(
  'a session that an older version kept here, %s, goes on and gets to the other devices',
  async (_, isListed) => {
    const saved = await submitAnswer(data, answerTo(1));
    const answerIds = saved.kind === 'saved' ? [saved.answerId] : [];
    const old = {
      id: data.ids.uuid(),
      startedAt: 0,
      stops,
      skipped: [3],
      ...(isListed ? { answerIds } : {}),
    };
    await writeMeta(data.db, practiceSessionKey(localUserId), old);
    expect(await standings()).toEqual(['answered', 'left', 'skipped']);
    await submitAnswer(data, answerTo(2));
    expect(await standings()).toEqual(['answered', 'answered', 'skipped']);
    expect(await readMeta(data.db, practiceSessionKey(localUserId))).toBeNull();
    const told = (await data.db.outbox.toArray()).find(({ kind }) => kind === 'session.set')?.payload;
    expect(told).toMatchObject({ id: old.id, skipped: [3], answers: [{ practiceId: 1 }, { practiceId: 2 }] });
  },
);
