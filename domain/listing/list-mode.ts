import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { ListFilter } from './list-filter.ts';

export const listModes = ['normal', 'bookmark', 'exam-memory', 'prediction'] as const;
export type ListMode = (typeof listModes)[number];

/** Every mark that a learner can set; UNMARK stands for none. */
const everyMark: readonly BookmarkType[] = ['VERY_EASY', 'EASY', 'AVERAGE', 'HARD', 'VERY_HARD'];

export type ModeChange =
  | { readonly kind: 'changed'; readonly mode: ListMode; readonly filter: ListFilter }
  /** Show the upgrade modal; the list is back in its first mode. */
  | { readonly kind: 'premium-required'; readonly mode: 'normal'; readonly filter: ListFilter };

/**
 * Goes to another list mode (spec section 4): first page, sort cleared, and bookmark types and level cleared unless the
 * mode is bookmark, which sets all marks. Exam memory sets `prediction`; prediction starts WEEKLY and needs premium.
 * Title, practice status and image types stay.
 */
export function changeMode(filter: ListFilter, mode: ListMode, isPremium: boolean): ModeChange {
  if (mode === 'prediction' && !isPremium) {
    return { kind: 'premium-required', mode: 'normal', filter: filterIn('normal', filter) };
  }
  return { kind: 'changed', mode, filter: filterIn(mode, filter) };
}

function filterIn(mode: ListMode, filter: ListFilter): ListFilter {
  const isBookmark = mode === 'bookmark';
  return {
    ...filter,
    index: 0,
    sort: null,
    bookmarkTypes: isBookmark ? everyMark : [],
    complexities: isBookmark ? filter.complexities : [],
    prediction: mode === 'exam-memory',
    predictionType: mode === 'prediction' ? 'WEEKLY' : null,
  };
}
