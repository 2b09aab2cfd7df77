import { z } from 'zod';
import { BookmarkType } from '#contract/entities/bookmark.ts';
import { csv, practiceStatuses } from '#contract/entities/practice.ts';
import { bookSorts } from '#contract/routes/book-query.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { BookFilter } from './book-list.ts';
import { monthChoices, monthsBefore } from './months-before.ts';

/** Names of the books in addresses (spec section 9, book options). */
export const bookOptions = ['vocabbook', 'spelling', 'pronunciation'] as const;
export type BookOption = (typeof bookOptions)[number];
export const vocabTabs = ['categorised', 'all'] as const;

/**
 * What the Words page shows, as its address says it; what is not understood is read as not said. Defaults of the
 * filters: spec section 9.
 */
const BookSearch = z.object({
  book: z.enum(bookOptions).catch('vocabbook'),
  tab: z.enum(vocabTabs).catch('categorised'),
  word: z.string().max(80).catch(''),
  months: z.coerce
    .number()
    .refine((months) => monthChoices.some((choice) => choice === months))
    .nullable()
    .catch(null),
  practiceStatus: z.enum(practiceStatuses).catch('ALL'),
  bookmarkTypes: csv(BookmarkType).catch([]),
  sort: z.enum(bookSorts).catch('word'),
  page: z.coerce.number().int().min(1).catch(1),
});
export type BookSearch = z.infer<typeof BookSearch>;

/** Parses the search part of an address. Never throws. */
export function parseBookSearch(search: unknown): BookSearch {
  return BookSearch.parse(search ?? {});
}

/** The address of a state; what is as usual is left out. */
export function toBookAddress(state: BookSearch): Record<string, string> {
  const all = {
    book: state.book === 'vocabbook' ? '' : state.book,
    tab: state.tab === 'categorised' ? '' : state.tab,
    word: state.word,
    months: state.months === null ? '' : String(state.months),
    practiceStatus: state.practiceStatus === 'ALL' ? '' : state.practiceStatus,
    bookmarkTypes: state.bookmarkTypes.join(','),
    sort: state.sort === 'word' ? '' : state.sort,
    page: state.page > 1 ? String(state.page) : '',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** The filters of a state; `practiceType` is that of a vocab book of one task. */
export function toBookFilter(state: BookSearch, now: number, practiceType: TaskType | null): BookFilter {
  const { word, practiceStatus, bookmarkTypes, sort, months } = state;
  const startDateTime = months === null ? null : monthsBefore(months, now);
  return { word, practiceType, practiceStatus, bookmarkTypes, sort, startDateTime };
}

/** As Reset Filters leaves it: the search and every filter as at the beginning (spec section 9). */
export function resetFilters(state: BookSearch): BookSearch {
  return { ...parseBookSearch({}), book: state.book, tab: state.tab };
}

/** How many filters are on; the search box and the order are none. */
export function countBookFilters({ months, practiceStatus, bookmarkTypes }: BookSearch): number {
  return [months !== null, practiceStatus !== 'ALL', bookmarkTypes.length > 0].filter(Boolean).length;
}
