import type { PracticeListQuery, PracticeRow } from '#contract/entities/practice.ts';
import type { ImageType } from '#contract/images/image-type.ts';
import { foldTitle } from './fold-title.ts';
import { formatNumber } from './format-number.ts';

/** Filters and order of a question list (spec sections 3, 4 and 7). An empty choice lets everything through. */
export type ListFilter = Omit<PracticeListQuery, 'page' | 'size'>;
export type ListSort = PracticeListQuery['sort'];

/** What a list is filtered and sorted by. The app's rows and the API's both have it. */
export interface ListRow extends Pick<PracticeRow, 'id' | 'complexity' | 'bookmarkType'> {
  /** The folded title: folding the titles of 5,000 rows for each page would take longer than reading them. */
  readonly titleKey: string;
  /** How often this learner practised it. */
  readonly practiceCount: number;
  /** 1: somebody met it in an exam, whenever that was. */
  readonly prediction: 0 | 1;
  /** How many met it within the prediction's days. */
  readonly predictionCount: number;
  /** What kind of picture it shows; absent where it has none. */
  readonly imageType?: ImageType;
  /** The predictions that the practice is in. */
  readonly predictionTypes: readonly NonNullable<ListFilter['predictionType']>[];
}

/** Whether anything would be left out. */
export function isFiltered(filter: ListFilter): boolean {
  return (
    foldTitle(filter.title) !== '' ||
    filter.complexities.length > 0 ||
    filter.imageTypes.length > 0 ||
    filter.bookmarkTypes.length > 0 ||
    filter.practiceStatus !== 'ALL' ||
    filter.prediction === true ||
    filter.predictionType !== undefined
  );
}

/**
 * What was typed as the number of a question, such as #1012; letters before it, such as #RA1012, are passed over. `null`: it is none.
 */
function typedNumber(title: string): string | null {
  return /^#?\s?[a-z]{0,4}(\d{1,6})$/u.exec(title)?.[1] ?? null;
}

/**
 * The test that a row of the filtered list passes. Titles match by substring without case or accents; digits also match
 * in the number, anywhere: all numbers of a task begin alike, so that people type the end.
 */
export function matches(filter: ListFilter): (row: ListRow) => boolean {
  const { complexities, imageTypes, bookmarkTypes, practiceStatus, prediction, predictionType } = filter;
  const title = foldTitle(filter.title);
  const number = typedNumber(title);
  return (row) =>
    (complexities.length === 0 || complexities.includes(row.complexity)) &&
    (imageTypes.length === 0 || (row.imageType !== undefined && imageTypes.includes(row.imageType))) &&
    (bookmarkTypes.length === 0 || bookmarkTypes.includes(row.bookmarkType)) &&
    (practiceStatus === 'ALL' || (practiceStatus === 'PRACTICED') === row.practiceCount > 0) &&
    (prediction !== true || row.prediction === 1) &&
    (predictionType === undefined || row.predictionTypes.includes(predictionType)) &&
    (title === '' ||
      row.titleKey.includes(title) ||
      (number !== null && formatNumber(row.id).includes(number)));
}

const fields = {
  id: (row: ListRow) => row.id,
  practice: (row: ListRow) => row.practiceCount,
  prediction: (row: ListRow) => row.predictionCount,
  title: (row: ListRow) => row.titleKey,
} as const;
export type SortField = keyof typeof fields;

/** A sort as what it sorts by and which way. */
export function partsOfSort(sort: ListSort) {
  return sort.split(':') as [SortField, 'asc' | 'desc'];
}

/** The order of a sort: titles by code unit, not by locale, and equal rows by id whatever the direction. */
export function compareRows(sort: ListSort): (a: ListRow, b: ListRow) => number {
  const [name, direction] = partsOfSort(sort);
  const field = fields[name];
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b) => {
    const [x, y] = [field(a), field(b)];
    if (x === y) return a.id - b.id;
    return x < y ? -sign : sign;
  };
}

/** The rows that pass a filter, sorted, all pages. */
export function filterRows<Row extends ListRow>(rows: readonly Row[], filter: ListFilter): Row[] {
  return rows.filter(matches(filter)).sort(compareRows(filter.sort));
}
