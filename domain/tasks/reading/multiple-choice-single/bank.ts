import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { lengthFaults } from '#domain/tasks/item-faults.ts';
import { optionFaults } from '#domain/tasks/option-faults.ts';

/** The exam has at most 300 words. */
export const readingChoiceSingleBank: BankRules<'MCS_R'> = {
  faults: ({ passage, options, correct }) => [
    ...lengthFaults('the passage', passage, [150, 280]),
    ...optionFaults(options, [correct], [4, 4]),
  ],
};
