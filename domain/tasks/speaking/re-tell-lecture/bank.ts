import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { digitFaults, lengthFaults, openAnswerFaults, sourceFaults } from '#domain/tasks/item-faults.ts';

export const reTellLectureBank: BankRules<'RL'> = {
  faults: (item) => [
    ...lengthFaults('the lecture', item.transcript, [150, 220]),
    ...digitFaults('the lecture', item.transcript),
    ...openAnswerFaults(item, [60, 110]),
    ...sourceFaults('the lecture', item.transcript, item.keyPoints),
  ],
  sound: {
    voices: 'two',
    isTalk: true,
    seconds: { least: 30, most: 90, should: 'a lecture should have 30 to 90 s' },
  },
};
