import { z } from 'zod';
import { bookmarkTypes, BookmarkType } from '#contract/entities/bookmark.ts';
import { csv, listSorts, practiceStatuses } from '#contract/entities/practice.ts';
import type { PracticeListQuery } from '#contract/entities/practice.ts';
import { Complexity } from '#contract/exam.ts';

export const listModes = ['normal', 'bookmark', 'exam-memory', 'prediction'] as const;
export type ListMode = (typeof listModes)[number];
export type ListSort = (typeof listSorts)[number];

/** Marks that a learner can give; UNMARK is the absence of one. */
export const marks = bookmarkTypes.filter((type) => type !== 'UNMARK');

/** Rows of a page. */
export const pageSize = 20;

/**
 * What a question list shows, as its address says it. Whatever an address has that is not understood is read as not
 * said: an old or mistyped link still opens the list. Pages count from 1 here, as people count.
 */
const ListSearch = z.object({
  mode: z.enum(listModes).catch('normal'),
  page: z.coerce.number().int().min(1).catch(1),
  title: z.string().max(200).catch(''),
  complexities: csv(Complexity).catch([]),
  bookmarkTypes: csv(BookmarkType).catch([]),
  practiceStatus: z.enum(practiceStatuses).catch('ALL'),
  sort: z.enum(listSorts).nullable().catch(null),
  predictionType: z.enum(['WEEKLY', 'MONTHLY']).catch('WEEKLY'),
});
export type ListSearch = z.infer<typeof ListSearch>;

/** Parses the search part of an address. Never throws. */
export function parseListSearch(search: unknown): ListSearch {
  return ListSearch.parse(search ?? {});
}

/** The address of a state; what is as usual is left out. */
export function toPlainSearch(state: ListSearch): Record<string, string> {
  const isPrediction = state.mode === 'prediction';
  const all: Record<string, string> = {
    mode: state.mode === 'normal' ? '' : state.mode,
    predictionType: isPrediction && state.predictionType !== 'WEEKLY' ? state.predictionType : '',
    title: state.title,
    complexities: state.complexities.join(','),
    bookmarkTypes: state.bookmarkTypes.join(','),
    practiceStatus: state.practiceStatus === 'ALL' ? '' : state.practiceStatus,
    sort: state.sort ?? '',
    page: state.page > 1 ? String(state.page) : '',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** The filters of the local query and of the API's list call. */
export function toListQuery(state: ListSearch): PracticeListQuery {
  const isBookmark = state.mode === 'bookmark';
  return {
    page: state.page - 1,
    size: pageSize,
    title: state.title.trim(),
    complexities: state.complexities,
    bookmarkTypes: isBookmark && state.bookmarkTypes.length === 0 ? marks : state.bookmarkTypes,
    practiceStatus: state.practiceStatus,
    sort: state.sort ?? 'id:asc',
    ...(state.mode === 'exam-memory' ? { prediction: true } : {}),
    ...(state.mode === 'prediction' ? { predictionType: state.predictionType } : {}),
  };
}

/** A filter, sort or search changes: back to the first page (spec section 4). */
export function changeFilter(
  state: ListSearch,
  patch: Partial<Omit<ListSearch, 'mode' | 'page'>>,
): ListSearch {
  return { ...state, ...patch, page: 1 };
}

/**
 * Another mode: first page, no sort, and no marks and levels unless it is the bookmark mode, which begins with all
 * marks (spec section 4).
 */
export function changeMode(state: ListSearch, mode: ListMode): ListSearch {
  const isBookmark = mode === 'bookmark';
  return {
    ...state,
    mode,
    page: 1,
    sort: null,
    bookmarkTypes: isBookmark ? marks : [],
    complexities: isBookmark ? state.complexities : [],
    predictionType: 'WEEKLY',
  };
}

/** How many filters of the drawer are on. Marks count only when they are fewer than the mode brings. */
export function countFilters(state: ListSearch): number {
  const allMarks = state.mode === 'bookmark' && state.bookmarkTypes.length === marks.length;
  return [
    state.complexities.length > 0,
    state.bookmarkTypes.length > 0 && !allMarks,
    state.practiceStatus !== 'ALL',
  ].filter(Boolean).length;
}

/** The same list without the filters of the drawer and without the title. */
export function clearFilters(state: ListSearch): ListSearch {
  return changeFilter(state, {
    title: '',
    complexities: [],
    bookmarkTypes: state.mode === 'bookmark' ? marks : [],
    practiceStatus: 'ALL',
  });
}
