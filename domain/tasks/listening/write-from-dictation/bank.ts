import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { sentenceFaults } from '#domain/tasks/item-faults.ts';

export const writeFromDictationBank: BankRules<'WFD'> = {
  faults: ({ transcript }) => sentenceFaults(transcript, [8, 14]),
  sound: {
    voices: 'four',
    seconds: { least: 2.9, most: 6.1, should: 'a dictation should have 3 to 6 s' },
  },
};
