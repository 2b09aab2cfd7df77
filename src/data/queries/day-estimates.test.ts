// Dexie asks nothing anew where there is no IndexedDB at all.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openDatabase } from '#data/store/database.ts';
import { forgetLearner } from '#data/commands/forget-learner.ts';
import { dayEstimatesKey, readMeta } from '#data/store/meta.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { estimate } from '#domain/estimates/estimates.ts';
import { watchDayEstimates } from './watch-day-estimates.ts';
import { estimatesBefore, findEstimatesAtOnce, findKeptEstimates } from './day-estimates.ts';
import { findTaskOrder } from './day-plan.ts';

const since = Date.UTC(2026, 10, 24);
const day = { pteType: 'ACADEMIC', since } as const;

async function device() {
  const db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  return { db, userId: 'u1' };
}

const answer = (at: number, points: number): AnswerRow => ({
  answerId: `a${at}`,
  userId: 'u1',
  practiceId: 13_001,
  taskType: 'RO',
  value: { kind: 'type', text: '' },
  duration: 90,
  pteType: 'ACADEMIC',
  scorePercentage: 50,
  answeredAt: since - at * 60_000,
  version: 1,
  hidden: 0,
  score: {
    rubric: 'academic@2025-08-07',
    scorer: 'objective@1',
    points,
    max: 4,
    skills: [],
    traits: [{ id: 'pairs', certainty: 'exact', points, low: points, high: points, max: 4 }],
    evidence: { kind: 'gaps', gaps: [] },
  },
});

test('what a day begins with is read from one row once it is kept, and follows what comes of before the day', async () => {
  const context = await device();
  const { db } = context;
  await db.answers.bulkPut(Array.from({ length: 20 }, (_, at) => answer(at + 1, 1)));
  const first = await estimatesBefore(context, day);
  const stop = watchDayEstimates(context, day);
  const kept = async () => (await readMeta(db, dayEstimatesKey('u1')))?.estimates ?? null;
  await expect.poll(kept).toEqual(first);

  let readings = 0;
  db.answers.hook('reading', (row) => {
    readings += 1;
    return row;
  });
  const order = await findTaskOrder(context, day);
  expect(await findEstimatesAtOnce(context, day)).toEqual({ estimates: first, isOfDay: true });
  expect(readings).toBe(0);

  // Answers of yesterday come from another device.
  await db.answers.bulkPut(Array.from({ length: 30 }, (_, at) => answer(at + 100, 4)));
  await expect.poll(kept).not.toEqual(first);
  expect((await findTaskOrder(context, day)).find(({ taskType }) => taskType === 'RO')).not.toEqual(
    order.find(({ taskType }) => taskType === 'RO'),
  );
  stop();
});

test('another day, another exam and another learner begin with their own', async () => {
  const context = await device();
  await context.db.answers.bulkPut(Array.from({ length: 20 }, (_, at) => answer(at + 1, 1)));
  const stop = watchDayEstimates(context, day);
  await expect.poll(() => readMeta(context.db, dayEstimatesKey('u1'))).not.toBeNull();
  stop();
  const before = { ...day, since: since - 86_400_000 };
  expect(await findKeptEstimates(context, before)).toBeNull();
  expect(await findKeptEstimates(context, { ...day, pteType: 'CORE' })).toBeNull();
  expect(await findKeptEstimates({ ...context, userId: 'u2' }, day)).toBeNull();
  const nothing = { estimates: estimate('CORE', new Map()), isOfDay: false };
  expect(await findEstimatesAtOnce(context, { ...day, pteType: 'CORE' })).toEqual(nothing);
  await forgetLearner(context);
  expect(await readMeta(context.db, dayEstimatesKey('u1'))).toBeNull();
});
