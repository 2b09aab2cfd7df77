import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { repeated, sentenceFaults } from '#domain/tasks/item-faults.ts';

export const answerShortQuestionBank: BankRules<'ASQ'> = {
  faults: ({ transcript, accepted }) => [
    ...sentenceFaults(transcript, [7, 26]),
    ...(transcript.endsWith('?') ? [] : ['the question should end with a question mark']),
    ...repeated(accepted.map((answer) => answer.toLowerCase())).map(
      (answer) => `"${answer}" is accepted twice`,
    ),
    ...accepted
      .filter((answer) => /^(?:an?|the)\s/i.test(answer))
      .map((answer) => `"${answer}" should stand without its article`),
  ],
  sound: {
    voices: 'two',
    seconds: { least: 2.9, most: 9.1, should: 'a short question should have 3 to 9 s' },
  },
};
