import { filledText } from '#domain/gaps/filled-text.ts';
import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { markerFaults } from '#domain/tasks/gap-faults.ts';
import { digitFaults, lengthFaults } from '#domain/tasks/item-faults.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';

export const typedBlanksBank: BankRules<'FIB_L'> = {
  faults: ({ text, gaps }) => {
    const spoken = filledText(text, gaps);
    return [
      ...lengthFaults('the transcript', spoken, [70, 150]),
      ...digitFaults('the transcript', spoken),
      ...markerFaults(text, gaps.length),
      ...gaps.flatMap(({ correct }, at) =>
        wordTokens(correct).length === 1 ? [] : [`gap ${at + 1} should be one word, not "${correct}"`],
      ),
    ];
  },
  sound: {
    voices: 'one',
    isTalk: true,
    seconds: { least: 28, most: 62, should: 'a transcript with gaps should have 30 to 60 s' },
  },
};
