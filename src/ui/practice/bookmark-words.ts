import type { BookmarkType } from '#contract/entities/bookmark.ts';

/** How hard the learner finds a question, in words. */
export const bookmarkWords = {
  VERY_EASY: 'Very easy',
  EASY: 'Easy',
  AVERAGE: 'Average',
  HARD: 'Hard',
  VERY_HARD: 'Very hard',
  UNMARK: 'Unmark',
} as const satisfies Record<BookmarkType, string>;

/** The marks as filters: what has none is one of them. */
export const markWords = { ...bookmarkWords, UNMARK: 'No mark' } as const satisfies Record<
  BookmarkType,
  string
>;
