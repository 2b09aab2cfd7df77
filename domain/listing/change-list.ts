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
    prediction: false,
    predictionType: 'WEEKLY',
  };
}

/** What choosing a mode leads to. `premium-required`: say so; the list is back in its first mode (spec section 4). */
export function chooseMode(state: ListSearch, mode: ListMode, isPremium: boolean) {
  return isModeOpen(mode, isPremium)
    ? { kind: 'changed' as const, state: changeMode(state, mode) }
    : { kind: 'premium-required' as const, state: changeMode(state, 'normal') };
}

/** Marks are a filter only when they are fewer than the mode brings. */
const allMarks = ({ mode, bookmarkTypes }: ListSearch): boolean =>
  mode === 'bookmark' && bookmarkTypes.length === marks.length;

/** How many groups of the drawer filter. */
export function countFilters(state: ListSearch): number {
  return new Set(activeFilters(state).map(({ kind }) => kind)).size;
}

/** One choice that leaves questions out. */
export type ActiveFilter =
  | { readonly kind: 'complexities'; readonly value: ListSearch['complexities'][number] }
  | { readonly kind: 'imageTypes'; readonly value: ListSearch['imageTypes'][number] }
  | { readonly kind: 'bookmarkTypes'; readonly value: ListSearch['bookmarkTypes'][number] }
  | { readonly kind: 'practiceStatus'; readonly value: Exclude<ListSearch['practiceStatus'], 'ALL'> }
  | { readonly kind: 'prediction' }
  | { readonly kind: 'onDevice' };

/** Every choice of the drawer that is on, in the drawer's order. */
export function activeFilters(state: ListSearch): ActiveFilter[] {
  const { practiceStatus } = state;
  return [
    ...state.complexities.map((value) => ({ kind: 'complexities', value }) as const),
    ...state.imageTypes.map((value) => ({ kind: 'imageTypes', value }) as const),
    ...(practiceStatus === 'ALL' ? [] : [{ kind: 'practiceStatus', value: practiceStatus } as const]),
    ...(allMarks(state)
      ? []
      : state.bookmarkTypes.map((value) => ({ kind: 'bookmarkTypes', value }) as const)),
    ...(state.prediction ? [{ kind: 'prediction' } as const] : []),
    ...(state.onDevice ? [{ kind: 'onDevice' } as const] : []),
  ];
}

/** The same list with one choice less. The last mark taken from the bookmark mode brings all marks back. */
export function withoutFilter(state: ListSearch, filter: ActiveFilter): ListSearch {
  switch (filter.kind) {
    case 'complexities':
      return changeFilter(state, { complexities: state.complexities.filter((one) => one !== filter.value) });
    case 'imageTypes':
      return changeFilter(state, { imageTypes: state.imageTypes.filter((one) => one !== filter.value) });
    case 'bookmarkTypes': {
      const left = state.bookmarkTypes.filter((one) => one !== filter.value);
      const bookmarkTypes = left.length === 0 && state.mode === 'bookmark' ? marks : left;
      return changeFilter(state, { bookmarkTypes });
    }
    case 'practiceStatus':
      return changeFilter(state, { practiceStatus: 'ALL' });
    case 'prediction':
      return changeFilter(state, { prediction: false });
    case 'onDevice':
      return changeFilter(state, { onDevice: false });
  }
}

/** The same list without the filters of the drawer and without the title. */
export function clearFilters(state: ListSearch): ListSearch {
  return changeFilter(state, {
    title: '',
    complexities: [],
    imageTypes: [],
    bookmarkTypes: state.mode === 'bookmark' ? marks : [],
    practiceStatus: 'ALL',
    prediction: false,
    onDevice: false,
  });
}
