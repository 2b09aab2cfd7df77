import { isModeOpen, marks, type ListMode } from './list-mode.ts';
import type { ListSearch } from './list-search.ts';

/** A filter, sort or search changes: back to the first page (spec section 4). */
export function changeFilter(
  state: ListSearch,
  patch: Partial<Omit<ListSearch, 'mode' | 'page'>>,
): ListSearch {
  return { ...state, ...patch, page: 1 };
}

/**
 * Another mode: first page, no sort, and no marks and levels unless it is the bookmark mode, which begins with all
 * marks (spec section 4). Title and practice status stay.
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

/** What choosing a mode leads to. `premium-required`: say so; the list is back in its first mode (spec section 4). */
export function chooseMode(state: ListSearch, mode: ListMode, isPremium: boolean) {
  return isModeOpen(mode, isPremium)
    ? { kind: 'changed' as const, state: changeMode(state, mode) }
    : { kind: 'premium-required' as const, state: changeMode(state, 'normal') };
}

/** How many filters of the drawer are on. Marks count only when they are fewer than the mode brings. */
export function countFilters(state: ListSearch): number {
  const allMarks = state.mode === 'bookmark' && state.bookmarkTypes.length === marks.length;
  return [
    state.complexities.length > 0,
    state.imageTypes.length > 0,
    state.bookmarkTypes.length > 0 && !allMarks,
    state.practiceStatus !== 'ALL',
  ].filter(Boolean).length;
}

/** The same list without the filters of the drawer and without the title. */
export function clearFilters(state: ListSearch): ListSearch {
  return changeFilter(state, {
    title: '',
    complexities: [],
    imageTypes: [],
    bookmarkTypes: state.mode === 'bookmark' ? marks : [],
    practiceStatus: 'ALL',
  });
}
