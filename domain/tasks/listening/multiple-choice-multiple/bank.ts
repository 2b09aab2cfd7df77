import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { digitFaults, lengthFaults } from '#domain/tasks/item-faults.ts';
import { optionFaults } from '#domain/tasks/option-faults.ts';

export const listeningChoiceMultipleBank: BankRules<'MCM_L'> = {
  faults: ({ transcript, options, correct }) => [
    ...lengthFaults('the recording', transcript, [100, 225]),
    ...digitFaults('the recording', transcript),
    ...optionFaults(options, correct, [5, 7]),
  ],
  sound: {
    voices: 'one',
    isTalk: true,
    seconds: { least: 39, most: 92, should: 'a recording with several answers should have 40 to 90 s' },
  },
};
