import type { ListFilter, ListRow, ListSort } from './list-filter.ts';

/**
 * The rows that pass a filter, sorted, all pages. Titles match by substring without case or accents. Equal rows stay
 * in the order of their ids, so that every engine gives the same pages; titles compare by code unit, not by locale.
 */
export function applyFilter<Row extends ListRow>(rows: readonly Row[], filter: ListFilter): Row[] {
  const title = foldTitle(filter.title);
  const passing = rows.filter(
    (row) => passes(row, filter) && (title === '' || foldTitle(row.title).includes(title)),
  );
  return passing.sort(order(filter.sort ?? 'id:asc'));
}

/** The form in which titles are compared: no case, no accents, single spaces. */
export function foldTitle(title: string): string {
  return title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/gu, ' ');
}

function passes(row: ListRow, filter: ListFilter): boolean {
  const { predictionType, practiceStatus } = filter;
  return (
    isChosen(filter.complexities, row.complexity) &&
    isChosen(filter.bookmarkTypes, row.bookmarkType) &&
    isChosen(filter.imageTypes, row.imageType) &&
    (practiceStatus === 'ALL' || row.practiceCount > 0 === (practiceStatus === 'PRACTICED')) &&
    (!filter.prediction || row.predictionCount > 0) &&
    (predictionType === null || (row.predictionTypes?.includes(predictionType) ?? false))
  );
}

function isChosen<T>(chosen: readonly T[], value: T | undefined): boolean {
  return chosen.length === 0 || (value !== undefined && chosen.includes(value));
}

function order(sort: ListSort): (a: ListRow, b: ListRow) => number {
  switch (sort) {
    case 'id:asc':
      return (a, b) => a.id - b.id;
    case 'id:desc':
      return (a, b) => b.id - a.id;
    case 'practice:asc':
      return (a, b) => a.practiceCount - b.practiceCount || a.id - b.id;
    case 'practice:desc':
      return (a, b) => b.practiceCount - a.practiceCount || a.id - b.id;
    case 'prediction:asc':
      return (a, b) => a.predictionCount - b.predictionCount || a.id - b.id;
    case 'prediction:desc':
      return (a, b) => b.predictionCount - a.predictionCount || a.id - b.id;
    case 'title:asc':
      return (a, b) => compare(foldTitle(a.title), foldTitle(b.title)) || a.id - b.id;
    case 'title:desc':
      return (a, b) => compare(foldTitle(b.title), foldTitle(a.title)) || a.id - b.id;
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
