import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { lengthFaults, openAnswerFaults } from '#domain/tasks/item-faults.ts';
import { sentencesOf } from '#domain/words/words-and-sentences.ts';

export const writeEssayBank: BankRules<'WE'> = {
  faults: (item) => {
    const sentences = sentencesOf(item.prompt).length;
    return [
      ...lengthFaults('the prompt', item.prompt, [20, 70]),
      ...(sentences < 2 || sentences > 3
        ? [`the prompt has ${sentences} sentences, it should have 2 or 3`]
        : []),
      ...openAnswerFaults(item, [210, 290]),
    ];
  },
};
