import { bookmarkTypes } from '#contract/entities/bookmark.ts';

export const listModes = ['normal', 'bookmark', 'exam-memory', 'prediction'] as const;
export type ListMode = (typeof listModes)[number];

/** Marks that a learner can give; UNMARK is the absence of one. */
export const marks = bookmarkTypes.filter((type) => type !== 'UNMARK');

/** Whether this learner's plan has the mode (spec section 4). */
export function isModeOpen(mode: ListMode, isPremium: boolean): boolean {
  return mode !== 'prediction' || isPremium;
}
