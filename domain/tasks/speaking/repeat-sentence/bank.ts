import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { sentenceFaults } from '#domain/tasks/item-faults.ts';

export const repeatSentenceBank: BankRules<'RS'> = {
  faults: ({ transcript }) => sentenceFaults(transcript, [9, 18]),
  sound: {
    voices: 'four',
    seconds: { least: 2.9, most: 9, should: 'a sentence to repeat should have 3 to 9 s' },
  },
};
