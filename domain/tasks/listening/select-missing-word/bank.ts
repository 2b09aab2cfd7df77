import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { digitFaults, lengthFaults } from '#domain/tasks/item-faults.ts';
import { optionFaults } from '#domain/tasks/option-faults.ts';

export const selectMissingWordBank: BankRules<'SMW'> = {
  faults: ({ transcript, options, correct }) => [
    ...lengthFaults('the recording', transcript, [50, 175]),
    ...digitFaults('the recording', transcript),
    ...(/[.?!]$/.test(transcript)
      ? ['the recording ends with a full stop, but its last words are missing']
      : []),
    ...optionFaults(options, [correct], [3, 5]),
  ],
  sound: {
    voices: 'one',
    isTalk: true,
    endsInBeep: true,
    seconds: { least: 19, most: 72, should: 'a recording without its last words should have 20 to 70 s' },
  },
};
