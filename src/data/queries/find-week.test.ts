// Dexie asks nothing anew where there is no IndexedDB at all.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { openDatabase } from '#data/store/database.ts';
import { writeMeta } from '#data/store/meta.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { findWeek } from './find-week.ts';

const since = new Date(2026, 10, 24).getTime();
const hourMs = 3_600_000;

const answer = (answerId: string, answeredAt: number, rest: Partial<AnswerRow> = {}): AnswerRow => ({
  answerId,
  userId: 'u1',
  practiceId: 1001,
  taskType: 'WFD',
  value: { kind: 'type', text: '' },
  duration: 40,
  pteType: 'ACADEMIC',
  score: null,
  scorePercentage: null,
  answeredAt,
  version: 0,
  hidden: 0,
  ...rest,
});

async function weekOf(rows: readonly AnswerRow[], aheadMs = 0) {
  const db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.answers.bulkPut([...rows]);
  await writeMeta(db, 'clock-ahead', aheadMs);
  const week = await findWeek({ db, userId: 'u1' }, { since });
  db.close();
  return week.map(({ day, count, seconds }) => `${day} ${count} ${seconds}`);
}

it('seven days that end today, rest days included, and nobody else', async () => {
  const week = await weekOf([
    answer('too old', new Date(2026, 10, 17, 23, 59).getTime()),
    answer('first minute', new Date(2026, 10, 18).getTime()),
    answer('core', new Date(2026, 10, 22, 9).getTime(), { pteType: 'CORE', duration: 90 }),
    answer('a', since + hourMs),
    answer('b', since + 2 * hourMs, { duration: 25 }),
    answer('deleted', since + 3 * hourMs, { hidden: 1 }),
    answer('of another', since + 3 * hourMs, { userId: 'u2' }),
  ]);
  expect(week).toEqual([
    '2026-11-18 1 40',
    '2026-11-19 0 0',
    '2026-11-20 0 0',
    '2026-11-21 0 0',
    '2026-11-22 1 90',
    '2026-11-23 0 0',
    '2026-11-24 2 65',
  ]);
});

it('an answer that the server has stands on the day that this device showed', async () => {
  const aheadMs = 3 * hourMs;
  const onServer = answer('a', since - hourMs, { version: 1 });
  const onlyHere = answer('b', since - hourMs);
  const week = await weekOf([onServer, onlyHere], aheadMs);
  expect(week.slice(-2)).toEqual(['2026-11-23 1 40', '2026-11-24 1 40']);
});
