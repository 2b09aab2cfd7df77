import { IDBCursor, IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import type { Score } from '#contract/entities/answer.ts';
import { openDatabase } from '#data/store/database.ts';
import { writeMeta } from '#data/store/meta.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { findEarlierAnswer } from './find-earlier-answer.ts';

const noon = Date.UTC(2026, 10, 24, 12);
const minuteMs = 60_000;
const scored = (points: number | null): Score => ({
  rubric: 'academic@2025-08-07',
  scorer: 'objective@1',
  points,
  max: 5,
  traits: [],
  skills: [],
  evidence: { kind: 'gaps', gaps: [] },
});

function answer(answerId: string, at: number, fields: Partial<AnswerRow> = {}): AnswerRow {
  return {
    answerId,
    userId: 'local',
    practiceId: 1,
    taskType: 'FIB_R',
    value: { kind: 'fill', gaps: [] },
    duration: 1,
    pteType: 'ACADEMIC',
    score: scored(2),
    scorePercentage: 40,
    answeredAt: noon + at * minuteMs,
    version: 1,
    hidden: 0,
    ...fields,
  };
}

async function earlierOf(answerId: string, rows: readonly AnswerRow[], clockAheadMs = 0) {
  const db = await openDatabase('earlier', { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.answers.bulkAdd(rows);
  if (clockAheadMs !== 0) await writeMeta(db, 'clock-ahead', clockAheadMs);
  const steps = vi.spyOn(IDBCursor.prototype, 'continue');
  const found = await findEarlierAnswer({ db, userId: 'local' }, { answerId });
  const read = steps.mock.calls.length;
  steps.mockRestore();
  db.close();
  return { found, read };
}

test('finds the newest one before it, and none after it', async () => {
  const rows = [answer('a', 0), answer('b', 10), answer('own', 20), answer('later', 30)];
  const { found } = await earlierOf('own', rows);
  expect(found?.earlier.answerId).toBe('b');
  expect(found).toMatchObject({ at: noon + 10 * minuteMs, ownAt: noon + 20 * minuteMs });
  expect((await earlierOf('a', rows)).found).toBeNull();
  expect((await earlierOf('gone', rows)).found).toBeNull();
});

test('passes over what has no points, was refused or deleted, and other exams, questions and learners', async () => {
  const refused = { kind: 'recording', signal: null, speech: { refused: 'silence' } } as never;
  const { found } = await earlierOf('own', [
    answer('a', 0),
    answer('no score', 1, { score: null }),
    answer('no points', 2, { score: scored(null) }),
    answer('refused', 3, { score: { ...scored(0), evidence: refused } }),
    answer('deleted', 4, { hidden: 1 }),
    answer('other exam', 5, { pteType: 'CORE' }),
    answer('other question', 6, { practiceId: 2 }),
    answer('other learner', 7, { userId: 'other' }),
    answer('own', 20),
  ]);
  expect(found?.earlier.answerId).toBe('a');
});

test('reads a few of 400 answers, and no more when all of them are silent', async () => {
  const many = (fields: Partial<AnswerRow>) =>
    Array.from({ length: 400 }, (_, at) => answer(`a${at}`, at - 500, fields));
  const one = await earlierOf('own', [...many({}), answer('own', 0)]);
  expect(one.found?.earlier.answerId).toBe('a399');
  expect(one.read).toBeGreaterThan(0);
  expect(one.read).toBeLessThan(10);
  const silent = await earlierOf('own', [...many({ score: null }), answer('own', 0)]);
  expect(silent.found).toBeNull();
  expect(silent.read).toBeGreaterThan(one.read);
  expect(silent.read).toBeLessThan(100);
});

test.each([
  ['ahead', 60],
  ['behind', -60],
])(
  'knows the order of an answer that the server has not seen, with a clock that is %s',
  async (_is, ahead) => {
    const aheadMs = ahead * minuteMs;
    const rows = [answer('synced', 0), answer('own', 10 + ahead, { version: 0 })];
    const { found } = await earlierOf('own', rows, aheadMs);
    expect(found?.earlier.answerId).toBe('synced');
    expect(found?.at).toBe(noon + aheadMs);
    expect((await earlierOf('synced', rows, aheadMs)).found).toBeNull();
  },
);
