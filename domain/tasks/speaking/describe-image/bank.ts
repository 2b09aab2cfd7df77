import { imageKeyPointFaults } from '#domain/images/facts/image-key-point-faults.ts';
import { numberFaults } from '#domain/images/facts/number-faults.ts';
import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { lengthFaults, openAnswerFaults } from '#domain/tasks/item-faults.ts';

export const describeImageBank: BankRules<'DI'> = {
  faults: (item) => [
    ...openAnswerFaults(item, [60, 100]),
    ...lengthFaults('the summary', item.summary, [8, 50]),
    ...lengthFaults('the description', item.description, [40, 160]),
    ...imageKeyPointFaults(item),
    ...item.modelAnswers.flatMap((text, at) =>
      numberFaults({ what: `model answer ${at + 1}`, text }, item.image),
    ),
    ...numberFaults({ what: 'the description', text: item.description }, item.image),
  ],
};
