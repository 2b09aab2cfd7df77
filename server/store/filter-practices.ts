import type { PracticeRow } from '#contract/entities/practice.ts';
import type { PracticeFilter } from './practices.ts';

/** Text as titles are compared: without case, marks and double spaces. */
function titleKey(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Keeps and sorts the rows as the question list's filter says. */
export function filterPractices(rows: readonly PracticeRow[], filter: PracticeFilter): PracticeRow[] {
  const title = titleKey(filter.title);
  const { complexities, bookmarkTypes, practiceStatus } = filter;
  const isPredicted = filter.prediction === true || filter.predictionType !== undefined;
  const kept = rows.filter(
    (row) =>
      (title === '' || titleKey(row.title).includes(title)) &&
      (complexities.length === 0 || complexities.includes(row.complexity)) &&
      (bookmarkTypes.length === 0 || bookmarkTypes.includes(row.bookmarkType)) &&
      (practiceStatus === 'ALL' || (practiceStatus === 'PRACTICED') === row.practiceCount > 0) &&
      (!isPredicted || row.predictionCount > 0),
  );
  return kept.toSorted(compareBy(filter.sort));
}

const sortFields: Readonly<Record<string, (row: PracticeRow) => number | string>> = {
  id: (row) => row.id,
  practice: (row) => row.practiceCount,
  prediction: (row) => row.predictionCount,
  title: (row) => titleKey(row.title),
};

/** By code units; ties by id, and both turned round by `desc`, as the device's indexes sort. */
function compareBy(sort: PracticeFilter['sort']): (a: PracticeRow, b: PracticeRow) => number {
  const [field = 'id', direction] = sort.split(':');
  const sign = direction === 'desc' ? -1 : 1;
  const valueOf = sortFields[field] ?? ((row) => row.id);
  return (a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (x === y) return sign * (a.id - b.id);
    return x < y ? -sign : sign;
  };
}
