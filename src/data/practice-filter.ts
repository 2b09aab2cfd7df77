import type { PracticeListQuery } from '#contract/entities/practice.ts';
import { foldTitle } from '#domain/listing/apply-filter.ts';
import type { PracticeListRow } from './rows.ts';

/*
 * The rules of domain/listing, over rows whose titles are folded already: folding 5,000 titles for each page would take
 * longer than reading them. A test holds the two together.
 */

type Filter = Pick<
  PracticeListQuery,
  'title' | 'complexities' | 'bookmarkTypes' | 'practiceStatus' | 'prediction' | 'predictionType'
>;

/** Text as the title filter compares it: lower case, without marks, single spaces. */
export function toTitleKey(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Whether anything would be left out: if not, the indexes alone give page and total. */
export function isFiltered(filter: Filter): boolean {
  return (
    foldTitle(filter.title) !== '' ||
    filter.complexities.length > 0 ||
    filter.bookmarkTypes.length > 0 ||
    filter.practiceStatus !== 'ALL' ||
    filter.prediction === true ||
    filter.predictionType !== undefined
  );
}

/** The filter of the question list (spec sections 3, 4 and 7). */
export function filterOf(filter: Filter): (row: PracticeListRow) => boolean {
  const { complexities, bookmarkTypes, practiceStatus, prediction, predictionType } = filter;
  const title = foldTitle(filter.title);
  return (row) =>
    (complexities.length === 0 || complexities.includes(row.complexity)) &&
    (bookmarkTypes.length === 0 || bookmarkTypes.includes(row.bookmarkType)) &&
    (practiceStatus === 'ALL' || (practiceStatus === 'PRACTICED') === (row.practised === 1)) &&
    (prediction !== true || row.prediction === 1) &&
    (predictionType === undefined || row.predictionTypes.includes(predictionType)) &&
    (title === '' || row.titleKey.includes(title));
}

const fields = {
  id: (row: PracticeListRow) => row.id,
  practice: (row: PracticeListRow) => row.practiceCount,
  prediction: (row: PracticeListRow) => row.predictionCount,
  title: (row: PracticeListRow) => row.titleKey,
} as const;

/** The order of a sort: titles by code unit, equal rows by id whatever the direction. */
export function orderOf(sort: PracticeListQuery['sort']) {
  const [name, direction] = sort.split(':') as [keyof typeof fields, 'asc' | 'desc'];
  const field = fields[name];
  const sign = direction === 'desc' ? -1 : 1;
  return (a: PracticeListRow, b: PracticeListRow): number => {
    const [x, y] = [field(a), field(b)];
    if (x === y) return a.id - b.id;
    return x < y ? -sign : sign;
  };
}

/** Sorts that an index gives as it is. Read backwards, it turns equal rows round too, so it only serves ids. */
export const isIndexOrder = (sort: PracticeListQuery['sort']): boolean =>
  sort === 'id:desc' || sort.endsWith(':asc');
