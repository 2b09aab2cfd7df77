import type { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/store/context.ts';
import type { PassageTables } from '#data/store/database.ts';
import { readMeta } from '#data/store/meta.ts';
import type { PracticeListRow } from '#data/store/rows.ts';
import { compareRows, isFiltered, matches, partsOfSort } from '#domain/listing/list-rows.ts';
import type { LocalListQuery } from '#domain/listing/list-search.ts';
import { hidesTitles } from '#domain/listing/question-title.ts';
import { isHeard } from '#domain/rubric/is-heard.ts';
import { clampPage, countPages, cutPage } from '#domain/listing/pages.ts';
import type { ListSort, SortField } from '#domain/listing/list-rows.ts';
import { shownRow } from './shown-row.ts';

/** The question list of one task type: filters and sort of the contract, page from 0. */
export type ListArgs = { taskType: TaskType } & LocalListQuery;

export interface PracticePage {
  rows: PracticeListRow[];
  /** Of all pages. */
  total: number;
  /** From 0; never past the last one. */
  page: number;
  totalPages: number;
}

const sortIndexes = {
  id: '[taskType+id]',
  practice: '[taskType+practiceCount]',
  prediction: '[taskType+predictionCount]',
  title: '[taskType+titleKey]',
} as const satisfies Record<SortField, string>;

/**
 * Whether an index alone gives the list: nothing is left out, and its order is the sort's. Read backwards, an index
 * turns equal rows round too, so that way it only serves ids. Hidden titles stand in no index: it has the real ones.
 */
export function isIndexed(args: ListArgs): boolean {
  const { taskType, sort } = args;
  if (sort === 'title:asc' && hidesTitles(taskType)) return false;
  return !isFiltered(args) && args.onDevice !== true && (sort === 'id:desc' || sort.endsWith(':asc'));
}

/** All rows of a task type, straight from the index of a sort. Reversed, equal rows are turned round as well. */
export function sortedRange(
  { practices }: Pick<PassageTables, 'practices'>,
  taskType: TaskType,
  sort: ListSort,
) {
  const [field, direction] = partsOfSort(sort);
  // [] sorts after every string and number: the range is the whole task type.
  const range = practices.where(sortIndexes[field]).between([taskType, -Infinity], [taskType, []]);
  return direction === 'desc' ? range.reverse() : range;
}

/**
 * One page. Without a filter the index gives page and total; with any filter the slim rows of the whole task type are
 * read and filtered here, which is quicker than every index-only plan that was measured, and the total comes with it.
 */
export async function listPractices({ db }: ReadContext, args: ListArgs): Promise<PracticePage> {
  const { taskType, size, sort } = args;
  if (isIndexed(args)) {
    const total = await sortedRange(db, taskType, 'id:asc').count();
    const place = placeOf(total, args);
    const rows = sortedRange(db, taskType, sort)
      .offset(place.page * size)
      .limit(size);
    return { rows: (await rows.toArray()).map(shownRow), total, ...place };
  }
  const matching = await listMatching({ db }, args);
  const place = placeOf(matching.length, args);
  return { rows: cutPage(matching, { page: place.page, size }), total: matching.length, ...place };
}

/** Every row that passes the filter, in order. Reads in bulk and sorts here: that beats an ordered cursor. */
export async function listMatching(
  { db }: Pick<ReadContext, 'db'>,
  args: ListArgs,
): Promise<PracticeListRow[]> {
  const isMissing = args.onDevice === true ? await withoutSound(db, args.taskType) : null;
  const passes = matches(args);
  const passed = await rowsOf(db, args.taskType, (row) => passes(row) && isMissing?.has(row.id) !== true);
  // The weekly prediction shows and sorts by the week's count, as the server's list does.
  const matching =
    args.predictionType === 'WEEKLY'
      ? passed.map((row) => ({ ...row, predictionCount: row.weeklyCount ?? row.predictionCount }))
      : passed;
  return args.sort === 'id:asc' ? matching : matching.sort(compareRows(args.sort));
}

/** Below this an index is as good. */
const manyRows = 1_000;
/** So many numbers are asked for at a time: while the next rows are read, those that came are filtered. */
const partIds = 1_000;

/**
 * The rows of a task type, as they are shown, that pass a test, by id. An index leads to each row by a look-up of its own; the numbers
 * of a task type stand side by side in the bank, so that a long list is read as stretches of the table, which is quicker.
 */
async function rowsOf(
  { practices }: Pick<PassageTables, 'practices'>,
  taskType: TaskType,
  passes: (row: PracticeListRow) => boolean,
): Promise<PracticeListRow[]> {
  const passing = (rows: PracticeListRow[]) => rows.map(shownRow).filter(passes);
  const range = () => sortedRange({ practices }, taskType, 'id:asc');
  const head = await range().limit(manyRows).toArray();
  const [first, middle] = [head[0]?.id, head.at(-1)?.id];
  if (head.length < manyRows || first === undefined || middle === undefined) return passing(head);
  const isDense = middle - first < 1.2 * manyRows;
  if (!isDense) return passing(await range().toArray());
  const [last = middle] = await range().reverse().limit(1).primaryKeys();
  const starts = Array.from(
    { length: Math.ceil((last - middle) / partIds) },
    (_, at) => middle + at * partIds,
  );
  const parts = starts.map(async (after) => {
    const part = practices.where('id').between(after, Math.min(last, after + partIds), false, true);
    return passing((await part.toArray()).filter((row) => row.taskType === taskType));
  });
  return [passing(head), ...(await Promise.all(parts))].flat();
}

/** Questions that cannot be answered: what is heard first was not whole on this device when it was last counted. */
async function withoutSound(tables: Pick<PassageTables, 'meta'>, taskType: TaskType) {
  if (!isHeard(taskType)) return new Set<number>();
  return new Set((await readMeta(tables, `sound ${taskType}`))?.missing);
}

/** The page that is shown: the last one when the list has become shorter than the address says. */
function placeOf(total: number, { page, size }: ListArgs): Pick<PracticePage, 'page' | 'totalPages'> {
  const totalPages = countPages(total, size);
  return { page: clampPage(page + 1, totalPages) - 1, totalPages };
}
