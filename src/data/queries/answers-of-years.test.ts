import * as fc from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReadContext } from '#data/store/context.ts';
import { openDatabase } from '#data/store/database.ts';
import { writeMeta } from '#data/store/meta.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { dayOf } from '#domain/goals/exam-day.ts';
import { countByDay } from './count-by-day.ts';
import { newestAnswers } from './newest-answers.ts';

// Where the clocks change at midnight: one day of the year begins at one o'clock, and one has an hour more.
beforeEach(() => vi.stubEnv('TZ', 'America/Santiago'));
afterEach(() => vi.unstubAllEnvs());

const hourMs = 3_600_000;
const now = Date.UTC(2026, 8, 20);

function answer(at: number, fields: Partial<AnswerRow> = {}): AnswerRow {
  return {
    answerId: crypto.randomUUID(),
    userId: 'local',
    practiceId: 1,
    taskType: 'WFD',
    value: { kind: 'type', text: '' },
    duration: 1,
    pteType: 'ACADEMIC',
    score: null,
    scorePercentage: null,
    answeredAt: at,
    version: 1,
    hidden: 0,
    ...fields,
  };
}

async function device(rows: readonly AnswerRow[]): Promise<ReadContext> {
  const db = await openDatabase('answers', { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.answers.bulkAdd(rows);
  return { db, userId: 'local' };
}

/** Every answer looked at, one after the other. */
function countPlainly(rows: readonly AnswerRow[], aheadMs = 0): Map<string, number> {
  const own = rows
    .filter(({ userId }) => userId === 'local')
    .map(({ answeredAt, version }) => answeredAt + (version > 0 ? aheadMs : 0))
    .toSorted((a, b) => a - b);
  const byDay = new Map<string, number>();
  for (const at of own) byDay.set(dayOf(at), (byDay.get(dayOf(at)) ?? 0) + 1);
  return byDay;
}

/** Days on which somebody practised much or little, years apart or one after the other, and answers of somebody else. */
const practised = fc
  .array(
    fc.record({
      // Around the two changes of the clocks, in the years before, and where a wrong clock put them.
      start: fc.oneof(
        fc.integer({ min: now - 24 * hourMs * 400, max: now }),
        fc.integer({ min: Date.UTC(2026, 3, 4), max: Date.UTC(2026, 3, 6) }),
        fc.integer({ min: Date.UTC(2026, 8, 5), max: Date.UTC(2026, 8, 7) }),
        fc.constantFrom(0, Date.UTC(2006, 0, 1), Date.UTC(2046, 0, 1)),
      ),
      count: fc.integer({ min: 1, max: 40 }),
      apartMs: fc.constantFrom(0, 1, 60_000, hourMs / 2, 7 * hourMs),
      fields: fc.constantFrom<Partial<AnswerRow>>({}, { version: 0 }, { hidden: 1 }, { userId: 'other' }),
    }),
    { maxLength: 6 },
  )
  .map((spells) =>
    spells.flatMap(({ start, count, apartMs, fields }) =>
      Array.from({ length: count }, (_, at) => answer(start + at * apartMs, fields)),
    ),
  );

test.each([0, 5 * hourMs])(
  'counts each answer on its day, with a clock that is %i ms ahead',
  async (aheadMs) => {
    await fc.assert(
      fc.asyncProperty(practised, async (rows) => {
        const context = await device(rows);
        if (aheadMs !== 0) await writeMeta(context.db, 'clock-ahead', aheadMs);
        expect(await countByDay(context)).toEqual(countPlainly(rows, aheadMs));
        context.db.close();
      }),
      { numRuns: 60 },
    );
  },
);

test('counts the days of years of much practice, in which no answer is looked at by itself', async () => {
  const rows = Array.from({ length: 6_000 }, (_, at) => answer(now - at * hourMs * 1.7));
  const context = await device(rows);
  expect(await countByDay(context)).toEqual(countPlainly(rows));
});

test('has a new answer in its count, and a taken back one no more', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => answer(now - at * hourMs));
  const context = await device(rows);
  const before = await countByDay(context);
  const more = answer(now - 5);
  await context.db.answers.add(more);
  expect((await countByDay(context)).get(dayOf(now - 5))).toBe((before.get(dayOf(now - 5)) ?? 0) + 1);
  await context.db.answers.delete(more.answerId);
  expect(await countByDay(context)).toEqual(before);
});

test('gives the newest answers as if each were gone back to, however many share an instant', async () => {
  const args = fc.record({
    most: fc.integer({ min: 1, max: 50 }),
    until: fc.constantFrom(Infinity, now, Date.UTC(2026, 3, 5)),
  });
  await fc.assert(
    fc.asyncProperty(practised, args, async (rows, { most, until }) => {
      const context = await device(rows);
      const backwards = await context.db.answers
        .where('[userId+answeredAt]')
        .between(['local', -Infinity], ['local', until])
        .reverse()
        .limit(most)
        .toArray();
      expect(await newestAnswers(context, { most, until })).toEqual(
        backwards.filter(({ hidden }) => hidden === 0),
      );
      context.db.close();
    }),
    { numRuns: 60 },
  );
});
