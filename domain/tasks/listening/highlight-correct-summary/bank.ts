import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { digitFaults, lengthFaults } from '#domain/tasks/item-faults.ts';
import { optionFaults } from '#domain/tasks/option-faults.ts';

export const highlightCorrectSummaryBank: BankRules<'HCS'> = {
  faults: ({ transcript, options, correct }) => [
    ...lengthFaults('the recording', transcript, [75, 225]),
    ...digitFaults('the recording', transcript),
    ...optionFaults(options, [correct], [3, 4]),
    ...options.flatMap(({ id, text }) => lengthFaults(`summary ${id}`, text, [25, 75])),
  ],
  sound: {
    voices: 'one',
    isTalk: true,
    seconds: { least: 29, most: 92, should: 'a recording to sum up should have 30 to 90 s' },
  },
};
