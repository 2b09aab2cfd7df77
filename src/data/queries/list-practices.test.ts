import * as fc from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookmarkTypes } from '#contract/entities/bookmark.ts';
import { listSorts, practiceStatuses } from '#contract/entities/practice.ts';
import { imageTypes } from '#contract/images/image-type.ts';
import { complexities } from '#contract/exam.ts';
import { openDatabase, type PassageDb } from '#data/store/database.ts';
import type { PracticeListRow } from '#data/store/rows.ts';
import { foldTitle } from '#domain/listing/fold-title.ts';
import { filterRows } from '#domain/listing/list-rows.ts';
import { createSeededRandom } from '#tests/support/fake-ports.ts';
import { writeMeta } from '#data/store/meta.ts';
import { unknownSound } from '#domain/storage/task-sound.ts';
import { findNeighbours } from './find-neighbours.ts';
import { listPractices, type ListArgs } from './list-practices.ts';
import { shownRow } from './shown-row.ts';

const listAll = {
  page: 0,
  size: 20,
  title: '',
  complexities: [],
  imageTypes: [],
  bookmarkTypes: [],
  practiceStatus: 'ALL',
  sort: 'id:asc',
} as const satisfies Omit<ListArgs, 'taskType'>;

let db: PassageDb;
const rows: PracticeListRow[] = [];

beforeAll(async () => {
  db = await openDatabase('list', { indexedDB: new IDBFactory(), IDBKeyRange });
  const random = createSeededRandom(3);
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(random.next() * values.length)] as Value;
  for (let id = 1; id <= 60; id += 1) {
    const title = `${pick(['Éclair', 'tidal', 'Bee', 'bee'])} ${pick(['one', 'Two', ''])}`;
    const practiceCount = pick([0, 0, 1, 2]);
    const predictionCount = pick([0, 3, 4]);
    rows.push({
      id,
      taskType: id % 5 === 0 ? 'RO' : 'WFD',
      title,
      titleKey: foldTitle(title),
      complexity: pick(complexities),
      ...(id % 2 === 0 && { imageType: pick(imageTypes) }),
      bookmarkType: pick(bookmarkTypes),
      practised: practiceCount > 0 ? 1 : 0,
      practiceCount,
      prediction: predictionCount > 0 ? 1 : 0,
      predictionCount,
      predictionTypes: predictionCount > 3 ? ['WEEKLY'] : [],
      exams: ['CORE'],
      generation: 'g',
    });
  }
  await db.practices.bulkAdd(rows);
});
afterAll(() => db.close());

const listArgs: fc.Arbitrary<ListArgs> = fc.record({
  // One whose titles are hidden until they are answered, and one whose titles are not.
  taskType: fc.constantFrom('WFD' as const, 'RO' as const),
  page: fc.integer({ min: 0, max: 4 }),
  size: fc.integer({ min: 1, max: 20 }),
  title: fc.constantFrom('', '', '  ', 'ECLAIR', 'bee', 'o'),
  complexities: fc.subarray([...complexities], { maxLength: 2 }),
  imageTypes: fc.subarray([...imageTypes], { maxLength: 3 }),
  bookmarkTypes: fc.oneof(fc.constant([]), fc.subarray([...bookmarkTypes])),
  practiceStatus: fc.constantFrom('ALL' as const, ...practiceStatuses),
  prediction: fc.constantFrom(undefined, true, false),
  predictionType: fc.constantFrom(undefined, undefined, 'WEEKLY' as const, 'MONTHLY' as const),
  sort: fc.constantFrom(...listSorts),
}) as fc.Arbitrary<ListArgs>;

/** The rule in domain over all rows, without any index. */
function expectedIds(args: ListArgs): number[] {
  return filterRows(rows.filter((row) => row.taskType === args.taskType).map(shownRow), args).map(
    (row) => row.id,
  );
}

test('every filter, sort and page gives what the rule of the question list gives', async () => {
  await fc.assert(
    fc.asyncProperty(listArgs, async (args) => {
      const all = expectedIds(args);
      const page = await listPractices({ db, userId: 'u' }, args);
      // A page past the end is the last one: the list may have become shorter than an address says.
      const shown = Math.max(0, Math.min(args.page, Math.ceil(all.length / args.size) - 1));
      expect(page.page).toBe(shown);
      expect(page.rows.map((row) => row.id)).toEqual(all.slice(shown * args.size, (shown + 1) * args.size));
      expect(page.total).toBe(all.length);
    }),
    { numRuns: 200 },
  );
});

test('Previous and Next follow the same order', async () => {
  await fc.assert(
    fc.asyncProperty(listArgs, fc.nat(), async (filter, at) => {
      const all = expectedIds(filter);
      if (all.length === 0) return;
      const position = at % all.length;
      expect(await findNeighbours({ db, userId: 'u' }, { practiceId: all[position] ?? 0, filter })).toEqual({
        previousId: all[position - 1] ?? null,
        nextId: all[position + 1] ?? null,
        position,
        total: all.length,
      });
    }),
    { numRuns: 100 },
  );
});

test('a long list, read as one stretch of the table, is the same, whatever else stands in between', async () => {
  const many = await openDatabase('long list', { indexedDB: new IDBFactory(), IDBKeyRange });
  const [first] = rows;
  if (!first) throw new Error('there are rows');
  const long = Array.from({ length: 1_300 }, (_, at) => ({
    ...first,
    id: 2_000 + at,
    taskType: at % 40 === 0 ? ('RO' as const) : ('WFD' as const),
    complexity: at % 3 === 0 ? ('HARD' as const) : ('EASY' as const),
  }));
  await many.practices.bulkAdd(long);
  const args = { ...listAll, taskType: 'WFD' as const, complexities: ['HARD' as const] };
  const page = await listPractices({ db: many, userId: 'u' }, args);
  const wanted = long.filter((row) => row.taskType === 'WFD' && row.complexity === 'HARD');
  expect(page.total).toBe(wanted.length);
  expect(page.rows.map((row) => row.id)).toEqual(wanted.slice(0, 20).map((row) => row.id));
  many.close();
});

test('only what is on this device: questions whose sound is missing are left out', async () => {
  await writeMeta(db, 'sound WFD', { ...unknownSound({ kind: 'automatic' }), questions: 3, missing: [1, 3] });
  const page = await listPractices({ db, userId: 'u' }, { ...listAll, taskType: 'WFD', onDevice: true });
  expect(page.total).toBe(rows.filter((row) => row.taskType === 'WFD').length - 2);
  expect(page.rows.slice(0, 2).map((row) => row.id)).toEqual([2, 4]);
  await db.meta.delete('sound WFD');
});

test('on this device is also what can be answered without its model voice', async () => {
  await writeMeta(db, 'sound RO', { ...unknownSound({ kind: 'automatic' }), questions: 3, missing: [5, 10] });
  const list = { ...listAll, taskType: 'RO' as const };
  const all = await listPractices({ db, userId: 'u' }, list);
  expect(all.total).toBeGreaterThan(0);
  const here = await listPractices({ db, userId: 'u' }, { ...list, onDevice: true });
  expect(here.total).toBe(all.total);
  await db.meta.delete('sound RO');
});
