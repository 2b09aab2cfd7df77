import { foldWord } from '#domain/words/fold-word.ts';
import type { BookWordDto } from '#contract/entities/book-word.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { practiceStatuses } from '#contract/entities/practice.ts';
import type { bookSorts } from '#contract/routes/book-query.ts';
import type { TaskType } from '#contract/task-type.ts';
import { countPages, cutPage } from '#domain/listing/pages.ts';

/** Words on a page of a book (spec section 9). */
export const bookPageSize = 10;

export type BookSort = (typeof bookSorts)[number];

/** What of a book is shown; the same filters as the server's list of a book. */
export interface BookFilter {
  /** Part of the word, in any case. */
  readonly word: string;
  readonly practiceType: TaskType | null;
  readonly practiceStatus: (typeof practiceStatuses)[number];
  /** UNMARK stands for words without a mark; none: all words. */
  readonly bookmarkTypes: readonly BookmarkType[];
  /** ISO; `null`: any time. */
  readonly startDateTime: string | null;
  readonly sort: BookSort;
}

type Word = Pick<BookWordDto, 'word' | 'practiceType' | 'bookmark' | 'practiceCount' | 'createdDate'>;

function fits(row: Word, filter: BookFilter): boolean {
  const { practiceType, practiceStatus, bookmarkTypes, startDateTime } = filter;
  if (!foldWord(row.word).includes(foldWord(filter.word))) return false;
  if (practiceType !== null && row.practiceType !== practiceType) return false;
  if (practiceStatus !== 'ALL' && row.practiceCount > 0 !== (practiceStatus === 'PRACTICED')) return false;
  if (bookmarkTypes.length > 0 && !bookmarkTypes.includes(row.bookmark ?? 'UNMARK')) return false;
  return startDateTime === null || Date.parse(row.createdDate) >= Date.parse(startDateTime);
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

const columns: Record<string, (row: Word) => string | number> = {
  word: (row) => foldWord(row.word),
  createdDate: (row) => Date.parse(row.createdDate),
  practiceCount: (row) => row.practiceCount,
};

/** The words that the filter leaves, in its order; equal ones in the order of their words. */
export function filterBook<Row extends Word>(rows: readonly Row[], filter: BookFilter): Row[] {
  const [name = 'word', direction] = filter.sort.split(':');
  const column = columns[name] ?? ((row: Word) => row.word);
  const turn = direction === 'desc' ? -1 : 1;
  return rows
    .filter((row) => fits(row, filter))
    .sort((a, b) => turn * compare(column(a), column(b)) || compare(foldWord(a.word), foldWord(b.word)));
}

export interface BookPage<Row> {
  readonly rows: Row[];
  readonly total: number;
  /** From 0; the last page when the one asked for is gone. */
  readonly page: number;
  readonly totalPages: number;
}

/** One page of the words that the filter leaves. */
export function pageOfBook<Row extends Word>(
  rows: readonly Row[],
  filter: BookFilter,
  page: number,
): BookPage<Row> {
  const all = filterBook(rows, filter);
  const totalPages = countPages(all.length, bookPageSize);
  const shown = Math.max(0, Math.min(page, totalPages - 1));
  return {
    rows: cutPage(all, { page: shown, size: bookPageSize }),
    total: all.length,
    page: shown,
    totalPages,
  };
}

/** How many words of each task there are, and how many of them were practised; `null` holds those of no task. */
export function countByTask(
  rows: readonly Word[],
): ReadonlyMap<TaskType | null, { total: number; practised: number }> {
  const counts = new Map<TaskType | null, { total: number; practised: number }>();
  for (const { practiceType, practiceCount } of rows) {
    const { total, practised } = counts.get(practiceType) ?? { total: 0, practised: 0 };
    counts.set(practiceType, { total: total + 1, practised: practised + (practiceCount > 0 ? 1 : 0) });
  }
  return counts;
}
