import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { digitFaults, lengthFaults } from '#domain/tasks/item-faults.ts';
import { optionFaults } from '#domain/tasks/option-faults.ts';

export const listeningChoiceSingleBank: BankRules<'MCS_L'> = {
  faults: ({ transcript, options, correct }) => [
    ...lengthFaults('the recording', transcript, [75, 155]),
    ...digitFaults('the recording', transcript),
    ...optionFaults(options, [correct], [3, 5]),
  ],
  sound: {
    voices: 'one',
    isTalk: true,
    seconds: { least: 29, most: 62, should: 'a recording with one answer should have 30 to 60 s' },
  },
};
