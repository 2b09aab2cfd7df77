import { filledText } from '#domain/gaps/filled-text.ts';
import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { markerFaults } from '#domain/tasks/gap-faults.ts';
import { lengthFaults, repeated } from '#domain/tasks/item-faults.ts';

/** The exam has at most 80 words. */
export const dragBlanksBank: BankRules<'FIB_R'> = {
  faults: ({ text, gaps, spare }) => {
    const right = gaps.map(({ correct }) => correct);
    return [
      ...lengthFaults('the text', filledText(text, gaps), [40, 80]),
      ...markerFaults(text, gaps.length),
      ...repeated([...right, ...spare].map((word) => word.toLowerCase())).map(
        (word) => `the word bank has "${word}" twice`,
      ),
    ];
  },
};
