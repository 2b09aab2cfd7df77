import type { PteType } from '#contract/exam.ts';

/** Address of the sheet that says what each task of an exam counts and how it is marked. */
export const scoreBreakdownFile: Readonly<Record<PteType, string>> = {
  ACADEMIC: '/doc/academic-score-breakdown.pdf',
  CORE: '/doc/core-score-breakdown.pdf',
};
