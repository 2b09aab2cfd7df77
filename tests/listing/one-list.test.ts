import * as fc from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, onTestFinished, test } from 'vitest';
import { bookmarkTypes } from '#contract/entities/bookmark.ts';
import { listSorts, PracticeListQuery, practiceStatuses } from '#contract/entities/practice.ts';
import { imageTypes } from '#contract/images/image-type.ts';
import { complexities } from '#contract/exam.ts';
import { openDatabase } from '#data/store/database.ts';
import { importPack } from '#data/store/content/import-pack.ts';
import { listPractices, type ListArgs } from '#data/queries/list-practices.ts';
import { filterRows } from '#domain/listing/list-rows.ts';
import { indexBank } from '#server/store/bank-index.ts';
import { listedPractice, type Marks } from '#server/store/listed-practice.ts';
import { makeItem } from '#tests/support/practice-items.ts';

const ids = Array.from({ length: 12 }, (_, at) => 15_001 + at);
const titles = [
  'Éclair one',
  'eclair  ONE',
  'Bees',
  'bees',
  'Tidal power',
  'tea leaf',
  'Tea leaf',
  'Téa leaf',
  'Zoos',
  'ärger',
  'able',
  'Blue',
];
/** Of a task whose titles are hidden until they are answered, and of one whose titles are not. */
const taskLists = ['MCS_R', 'WFD'] as const;
const itemsOf = (taskType: (typeof taskLists)[number]) =>
  ids.map((id, at) => makeItem(taskType, id, { title: titles[at], level: complexities[at % 3] }));

const counts = fc.array(fc.nat(2), { minLength: ids.length, maxLength: ids.length });
const facts = fc.record({
  practised: counts,
  /** All of this week, so that they are in every prediction. */
  predicted: counts,
  met: fc.array(fc.boolean(), { minLength: ids.length, maxLength: ids.length }),
  bookmarked: fc.array(fc.constantFrom(...bookmarkTypes), { minLength: ids.length, maxLength: ids.length }),
});
const sort = fc.constantFrom(...listSorts);
const anyFilter = fc.record({
  title: fc.constantFrom('', '', ' ', 'ECLAIR one', 'tea leaf', 'e'),
  complexities: fc.subarray([...complexities]),
  imageTypes: fc.subarray([...imageTypes], { maxLength: 1 }),
  bookmarkTypes: fc.subarray([...bookmarkTypes]),
  practiceStatus: fc.constantFrom(...practiceStatuses),
  prediction: fc.constantFrom(undefined, true, false),
  predictionType: fc.constantFrom(undefined, undefined, 'WEEKLY' as const, 'MONTHLY' as const),
  sort,
});
/** Nothing left out: the device answers some of these from an index. */
const noFilter = sort.map((each) => PracticeListQuery.parse({ sort: each }));
const filters = fc.oneof(anyFilter, noFilter);

test.each(taskLists)(
  'the device and the API list the same practices of %s in the same order',
  async (taskType) => {
    const items = itemsOf(taskType);
    const db = await openDatabase('one-list', { indexedDB: new IDBFactory(), IDBKeyRange });
    onTestFinished(() => db.close());
    await importPack({ db, userId: 'u' }, { pack: { format: 1, taskType, items }, generation: 'g' });
    const bank = indexBank({ items, mediaPath: () => undefined, translations: new Map() });
    await fc.assert(
      fc.asyncProperty(facts, filters, async ({ practised, predicted, met, bookmarked }, filter) => {
        const byId = <Value>(values: readonly Value[]) =>
          new Map(
            ids.flatMap((id, at) => {
              const value = values[at];
              return value === undefined ? [] : [[id, value]];
            }),
          );
        const marks: Marks = {
          practised: byId(practised),
          predicted: byId(predicted),
          met: new Set(ids.filter((_, at) => met[at])),
          bookmarked: byId(bookmarked),
        };

        const rows = await db.practices.toArray();
        await db.practices.bulkPut(
          rows.map((row) => {
            const practiceCount = marks.practised.get(row.id) ?? 0;
            const predictionCount = marks.predicted.get(row.id) ?? 0;
            return {
              ...row,
              practiceCount,
              practised: practiceCount > 0 ? 1 : 0,
              prediction: marks.met.has(row.id) ? 1 : 0,
              predictionCount,
              weeklyCount: predictionCount,
              predictionTypes: predictionCount > 0 ? ['WEEKLY', 'MONTHLY'] : [],
              bookmarkType: marks.bookmarked.get(row.id) ?? 'UNMARK',
            };
          }),
        );

        const args: ListArgs = { ...filter, taskType, page: 0, size: 100 };
        const onDevice = await listPractices({ db, userId: 'u' }, args);
        const onServer = filterRows(
          bank
            .ofTask(taskType)
            .map((item) => listedPractice(item, { titleKey: bank.titleKeyOf(item), marks, filter })),
          filter,
        );
        expect(onDevice.rows.map(({ id, title }) => [id, title])).toEqual(
          onServer.map(({ id, title }) => [id, title]),
        );
      }),
      { numRuns: 150 },
    );
  },
);
