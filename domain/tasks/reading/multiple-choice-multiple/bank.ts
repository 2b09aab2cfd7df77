import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { lengthFaults } from '#domain/tasks/item-faults.ts';
import { optionFaults } from '#domain/tasks/option-faults.ts';

/** The exam has at most 350 words in Academic and 275 in Core. */
export const readingChoiceMultipleBank: BankRules<'MCM_R'> = {
  faults: ({ passage, options, correct }) => [
    ...lengthFaults('the passage', passage, [150, 275]),
    ...optionFaults(options, correct, [5, 7]),
  ],
};
