import type { PracticeListQuery } from '#contract/entities/practice.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/context.ts';
import type { PassageTables } from '#data/database.ts';
import type { PracticeListRow } from '#data/rows.ts';
import { compareRows, isFiltered, matches, partsOfSort } from '#domain/listing/list-rows.ts';
import { clampPage, countPages, cutPage } from '#domain/listing/pages.ts';
import type { ListSort, SortField } from '#domain/listing/list-rows.ts';

/** The question list of one task type: filters and sort of the contract, page from 0. */
export type ListArgs = { taskType: TaskType } & PracticeListQuery;

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
 * turns equal rows round too, so that way it only serves ids.
 */
export function isIndexed(args: ListArgs): boolean {
  return !isFiltered(args) && (args.sort === 'id:desc' || args.sort.endsWith(':asc'));
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
    return { rows: await rows.toArray(), total, ...place };
  }
  const matching = await listMatching({ db }, args);
  const place = placeOf(matching.length, args);
  return { rows: cutPage(matching, { page: place.page, size }), total: matching.length, ...place };
}

/** Every row that passes the filter, in order. Reads by id and sorts here: one bulk read beats an ordered cursor. */
export async function listMatching(
  { db }: Pick<ReadContext, 'db'>,
  args: ListArgs,
): Promise<PracticeListRow[]> {
  const rows = await sortedRange(db, args.taskType, 'id:asc').toArray();
  const matching = rows.filter(matches(args));
  return args.sort === 'id:asc' ? matching : matching.sort(compareRows(args.sort));
}

/** The page that is shown: the last one when the list has become shorter than the address says. */
function placeOf(total: number, { page, size }: ListArgs): Pick<PracticePage, 'page' | 'totalPages'> {
  const totalPages = countPages(total, size);
  return { page: clampPage(page + 1, totalPages) - 1, totalPages };
}
