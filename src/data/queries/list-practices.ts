import type { PracticeListQuery } from '#contract/entities/practice.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/context.ts';
import type { PassageTables } from '#data/database.ts';
import { filterOf, isFiltered, isIndexOrder, orderOf } from '#data/practice-filter.ts';
import type { PracticeListRow } from '#data/rows.ts';

/** The question list of one task type: filters and sort of the contract, page from 0. */
export type ListArgs = { taskType: TaskType } & PracticeListQuery;

export interface PracticePage {
  rows: PracticeListRow[];
  /** Of all pages. */
  total: number;
  page: number;
  totalPages: number;
}

const sortIndexes = {
  id: '[taskType+id]',
  practice: '[taskType+practiceCount]',
  prediction: '[taskType+predictionCount]',
  title: '[taskType+titleKey]',
} as const;
type SortField = keyof typeof sortIndexes;

/** All rows of a task type, straight from the index of a sort. Reversed, equal rows are turned round as well. */
export function sortedRange(
  { practices }: Pick<PassageTables, 'practices'>,
  taskType: TaskType,
  sort: PracticeListQuery['sort'],
) {
  const [field, direction] = sort.split(':') as [SortField, 'asc' | 'desc'];
  // [] sorts after every string and number: the range is the whole task type.
  const range = practices.where(sortIndexes[field]).between([taskType, -Infinity], [taskType, []]);
  return direction === 'desc' ? range.reverse() : range;
}

/**
 * One page. Without a filter the index gives page and total; with any filter the slim rows of the whole task type are
 * read and filtered here, which is quicker than every index-only plan that was measured, and the total comes with it.
 */
export async function listPractices({ db }: ReadContext, args: ListArgs): Promise<PracticePage> {
  const { taskType, page, size, sort } = args;
  const offset = page * size;
  if (!isFiltered(args) && isIndexOrder(sort)) {
    const rows = sortedRange(db, taskType, sort).offset(offset).limit(size).toArray();
    const total = sortedRange(db, taskType, 'id:asc').count();
    return toPage(await rows, await total, args);
  }
  const matching = await listMatching({ db }, args);
  return toPage(matching.slice(offset, offset + size), matching.length, args);
}

/** Every row that passes the filter, in order. Reads by id and sorts here: one bulk read beats an ordered cursor. */
export async function listMatching(
  { db }: Pick<ReadContext, 'db'>,
  args: ListArgs,
): Promise<PracticeListRow[]> {
  const rows = await sortedRange(db, args.taskType, 'id:asc').toArray();
  const matching = rows.filter(filterOf(args));
  return args.sort === 'id:asc' ? matching : matching.sort(orderOf(args.sort));
}

function toPage(rows: PracticeListRow[], total: number, { page, size }: ListArgs): PracticePage {
  return { rows, total, page, totalPages: Math.ceil(total / size) };
}
