import { openDatabase } from '#data/store/database.ts';
import { isIndexed, listPractices, type ListArgs } from '#data/queries/list-practices.ts';
import type { PracticeListRow } from '#data/store/rows.ts';
import { foldTitle } from '#domain/listing/fold-title.ts';
import { filterRows } from '#domain/listing/list-rows.ts';
import { complexities } from '#contract/exam.ts';

/*
 * The browser side of the list benchmark: fills one database, then answers timed questions about one task type, through
 * the app's own query and through IndexedDB without anything in between.
 */

const words = [
  'River',
  'stone',
  'Éclair',
  'market',
  'tide',
  'garden',
  'signal',
  'bridge',
  'Harbour',
  'winter',
];
const types = ['RA', 'WE', 'RO', 'MCS_R', 'WFD'] as const;

/** The numbers of a task type stand side by side, as in the bank. */
function rowOf(id: number, count: number): PracticeListRow {
  const word = (at: number) => words[(id * 7 + at * 3 + (id >> at)) % words.length] ?? '';
  const title = `${word(0)} ${word(1)} ${word(2)} ${id}`;
  const practiceCount = id % 3 === 0 ? id % 7 : 0;
  return {
    id,
    taskType: types[Math.floor(((id - 1) * types.length) / count)] ?? 'RA',
    title,
    titleKey: foldTitle(title),
    complexity: complexities[id % 3] ?? 'EASY',
    bookmarkType: id % 11 === 0 ? 'HARD' : 'UNMARK',
    practised: practiceCount > 0 ? 1 : 0,
    practiceCount,
    prediction: id % 4 === 0 ? 1 : 0,
    predictionCount: id % 4 === 0 ? id % 9 : 0,
    predictionTypes: [],
    exams: ['ACADEMIC'],
    generation: 'bench',
  };
}

const base: ListArgs = {
  taskType: 'WFD',
  page: 1,
  size: 20,
  title: '',
  complexities: [],
  imageTypes: [],
  bookmarkTypes: [],
  practiceStatus: 'ALL',
  prediction: undefined,
  predictionType: undefined,
  sort: 'id:asc',
} as ListArgs;

export const cases = {
  'plain page': base,
  'sorted by title': { ...base, sort: 'title:asc' },
  'filtered and sorted': {
    ...base,
    title: 'tide',
    complexities: ['EASY', 'HARD'],
    practiceStatus: 'NOT_PRACTICED',
    sort: 'title:asc',
  },
} satisfies Record<string, ListArgs>;
export type CaseName = keyof typeof cases;
export type Way = 'passage' | 'raw';

let name = '';

async function fill(count: number): Promise<void> {
  name = `bench-${count}`;
  const db = await openDatabase(name);
  for (let at = 0; at < count; at += 2_000) {
    const size = Math.min(2_000, count - at);
    await db.practices.bulkAdd(Array.from({ length: size }, (_, offset) => rowOf(at + offset + 1, count)));
  }
  db.close();
}

function whenDone<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}

/**
 * The same rows by the same road, with nothing in between. A page that an index gives: the total by count, and no more rows than its end.
 * Any other: the stretch of the table in which the task type lies in one getAll, then filter, order and cut in JavaScript.
 */
async function rawPage(idb: IDBDatabase, args: ListArgs): Promise<number> {
  const store = idb.transaction('practices').objectStore('practices');
  const all = IDBKeyRange.bound([args.taskType, -Infinity], [args.taskType, []]);
  const byId = store.index('[taskType+id]');
  if (isIndexed(args)) {
    const index = args.sort === 'id:asc' ? byId : store.index('[taskType+titleKey]');
    const [total, rows] = await Promise.all([
      whenDone(byId.count(all)),
      whenDone(index.getAll(all, (args.page + 1) * args.size)),
    ]);
    return rows.slice(args.page * args.size).length + total;
  }
  const [first, last] = await Promise.all([
    whenDone(byId.openKeyCursor(all, 'next')),
    whenDone(byId.openKeyCursor(all, 'prev')),
  ]);
  if (!first || !last) return 0;
  const stretch = IDBKeyRange.bound(first.primaryKey, last.primaryKey);
  const rows = ((await whenDone(store.getAll(stretch))) as PracticeListRow[]).filter(
    ({ taskType }) => taskType === args.taskType,
  );
  const matching = filterRows(rows, args);
  const page = Math.min(args.page, Math.max(0, Math.ceil(matching.length / args.size) - 1));
  return matching.slice(page * args.size, (page + 1) * args.size).length + matching.length;
}

/** Milliseconds of each round, the two ways in turn, the first changing from round to round. */
async function measure(caseName: CaseName, rounds: number): Promise<Record<Way, number[]>> {
  const args = cases[caseName];
  const db = await openDatabase(name);
  const idb = await whenDone(indexedDB.open(name));
  const found: Record<Way, number[]> = { passage: [], raw: [] };
  const ways: Record<Way, () => Promise<number>> = {
    passage: async () => {
      const page = await listPractices({ db, userId: 'bench' }, args);
      return page.rows.length + page.total;
    },
    raw: () => rawPage(idb, args),
  };
  const sums = new Set<number>();
  for (let round = -1; round < rounds; round += 1) {
    const order: Way[] = round % 2 === 0 ? ['passage', 'raw'] : ['raw', 'passage'];
    for (const way of order) {
      const startedAt = performance.now();
      sums.add(await ways[way]());
      if (round >= 0) found[way].push(performance.now() - startedAt);
    }
  }
  db.close();
  idb.close();
  if (sums.size !== 1) throw new Error(`${caseName}: the two ways gave different pages`);
  return found;
}

declare global {
  var listBench: { fill: typeof fill; measure: typeof measure };
}
globalThis.listBench = { fill, measure };
