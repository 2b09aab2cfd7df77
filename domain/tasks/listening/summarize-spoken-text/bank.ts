import type { ItemOf } from '#contract/items/bank-item.ts';
import type { BankRules } from '#domain/tasks/bank-rules.ts';
import {
  digitFaults,
  lengthFaults,
  openAnswerFaults,
  sourceFaults,
  type WordRange,
} from '#domain/tasks/item-faults.ts';

/** Words of a talk and of its summary: 60 to 90 s and 50 to 70 words in Academic, 45 to 75 s and 20 to 30 words in Core. */
const lengths = {
  ACADEMIC: { talk: [145, 240], summary: [50, 70] },
  CORE: { talk: [105, 200], summary: [20, 30] },
} as const satisfies Record<ItemOf<'SST'>['exams'][number], { talk: WordRange; summary: WordRange }>;

export const summarizeSpokenTextBank: BankRules<'SST'> = {
  faults: (item) => [
    ...digitFaults('the talk', item.transcript),
    ...(item.exams.length === 1 ? [] : ['should be for one exam: the summaries of the two differ in length']),
    ...item.exams.flatMap((exam) => [
      ...lengthFaults('the talk', item.transcript, lengths[exam].talk),
      ...openAnswerFaults(item, lengths[exam].summary),
    ]),
    ...sourceFaults('the talk', item.transcript, item.keyPoints),
  ],
  sound: {
    voices: 'one',
    isTalk: true,
    seconds: { least: 44, most: 92, should: 'a talk to sum up should have 45 to 90 s' },
  },
};
