import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { lengthFaults } from '#domain/tasks/item-faults.ts';

/** The exam has at most 60 words. */
export const readAloudBank: BankRules<'RA'> = {
  faults: ({ text }) => lengthFaults('the text', text, [40, 60]),
  sound: { voices: 'two', isModel: true },
};
