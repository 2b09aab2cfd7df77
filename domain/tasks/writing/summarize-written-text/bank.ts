import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { lengthFaults, openAnswerFaults } from '#domain/tasks/item-faults.ts';
import { sentencesOf } from '#domain/words/words-and-sentences.ts';

/** The exam has at most 300 words in Academic and 200 in Core. A summary of one sentence of 25 to 50 words is right in both. */
export const summarizeWrittenTextBank: BankRules<'SWT'> = {
  faults: (item) => [
    ...lengthFaults('the passage', item.passage, [150, item.exams.includes('CORE') ? 200 : 300]),
    ...openAnswerFaults(item, [25, 50]),
    ...item.modelAnswers.flatMap((answer, i) =>
      sentencesOf(answer).length === 1 ? [] : [`model answer ${i + 1} should be one sentence`],
    ),
  ],
};
