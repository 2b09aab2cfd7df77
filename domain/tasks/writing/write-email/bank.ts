import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { lengthFaults, openAnswerFaults } from '#domain/tasks/item-faults.ts';
import { emailPrompt } from './email-prompt.ts';

/** The exam has at most 100 words. */
export const writeEmailBank: BankRules<'WEM'> = {
  faults: (item) => [
    ...lengthFaults('the situation with its bullets', emailPrompt(item), [40, 110]),
    ...openAnswerFaults(item, [80, 120], 3),
    ...item.bullets.flatMap((bullet, at) =>
      item.keyPoints.some((point) => point.bullet === at) ? [] : [`no key point answers "${bullet}"`],
    ),
  ],
};
