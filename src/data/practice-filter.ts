import type { PracticeListQuery } from '#contract/entities/practice.ts';
import type { PracticeListRow } from './rows.ts';

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
    toTitleKey(filter.title) !== '' ||
    filter.complexities.length > 0 ||
    filter.bookmarkTypes.length > 0 ||
    filter.practiceStatus !== 'ALL' ||
    filter.prediction === true ||
    filter.predictionType !== undefined
  );
}

/** The filter of the question list (spec sections 3, 4 and 7). */
export function matchesFilter(row: PracticeListRow, filter: Filter): boolean {
  const title = toTitleKey(filter.title);
  return (
    (title === '' || row.titleKey.includes(title)) &&
    (filter.complexities.length === 0 || filter.complexities.includes(row.complexity)) &&
    (filter.bookmarkTypes.length === 0 || filter.bookmarkTypes.includes(row.bookmarkType)) &&
    (filter.practiceStatus === 'ALL' || (filter.practiceStatus === 'PRACTICED') === (row.practised === 1)) &&
    ((filter.prediction !== true && filter.predictionType === undefined) || row.prediction === 1)
  );
}

const fields = {
  id: (row: PracticeListRow) => row.id,
  practice: (row: PracticeListRow) => row.practiceCount,
  prediction: (row: PracticeListRow) => row.predictionCount,
  title: (row: PracticeListRow) => row.titleKey,
} as const;

/** The order of a sort, the same as its index gives: by code units, ties by id, both turned round by `desc`. */
export function comparePractices(sort: PracticeListQuery['sort']) {
  const [name, direction] = sort.split(':') as [keyof typeof fields, 'asc' | 'desc'];
  const field = fields[name];
  const sign = direction === 'desc' ? -1 : 1;
  return (a: PracticeListRow, b: PracticeListRow): number => {
    const [x, y] = [field(a), field(b)];
    if (x === y) return sign * (a.id - b.id);
    return x < y ? -sign : sign;
  };
}
