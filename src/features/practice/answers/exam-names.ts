import type { PteType } from '#contract/exam.ts';

/** Labels of the exams on answer cards (spec section 3). */
export const examNames = { ACADEMIC: 'PTE Academic', CORE: 'PTE Core' } as const satisfies Record<
  PteType,
  string
>;
