import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { digitFaults, lengthFaults, openAnswerFaults, repeated } from '#domain/tasks/item-faults.ts';

/** The exam has at most 60 words. */
export const respondToSituationBank: BankRules<'RTS'> = {
  faults: (item) => [
    ...lengthFaults('the situation', item.situation, [30, 60]),
    ...digitFaults('the situation', item.situation),
    ...openAnswerFaults(item, [40, 95], 3),
    ...repeated(item.acts).map((act) => `the act "${act}" stands there twice`),
  ],
  sound: {
    voices: 'one',
    isTalk: true,
    seconds: { least: 10, most: 40, should: 'a situation should have 10 to 40 s' },
  },
};
