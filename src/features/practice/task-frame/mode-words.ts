import type { PracticeMode } from '#contract/exam.ts';

export const modeNames = { PRACTICE: 'Practice', EXAM: 'Exam mode' } as const satisfies Record<
  PracticeMode,
  string
>;

/** What a mode means, beside its name. */
export const modeNotes = {
  PRACTICE: 'No time limit, with help',
  EXAM: 'A clock and no help',
} as const satisfies Record<PracticeMode, string>;

/** How a score came about. */
export const modeOfScore = {
  PRACTICE: 'Done in practice mode: no time limit, with help.',
  EXAM: 'Done in exam mode.',
} as const satisfies Record<PracticeMode, string>;

/** The same in two words, for a list of answers. */
export const modeOfAnswer = { PRACTICE: 'Practice mode', EXAM: 'Exam mode' } as const satisfies Record<
  PracticeMode,
  string
>;
