import { pteTypes, type PteType } from '#contract/exam.ts';

/** What learners call the two exams. */
export const examNames = { ACADEMIC: 'PTE Academic', CORE: 'PTE Core' } as const satisfies Record<
  PteType,
  string
>;

/** Both of them for a choice, in this order. */
export const examOptions = pteTypes.map((value) => ({ value, label: examNames[value] }));
