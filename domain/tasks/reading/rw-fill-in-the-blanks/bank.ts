import { filledText } from '#domain/gaps/filled-text.ts';
import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { markerFaults } from '#domain/tasks/gap-faults.ts';
import { lengthFaults, repeated } from '#domain/tasks/item-faults.ts';

/** The exam has at most 300 words in Academic and 200 in Core. */
export const dropdownBlanksBank: BankRules<'FIB_RW'> = {
  faults: ({ text, gaps }) => [
    ...lengthFaults('the text', filledText(text, gaps), [80, 200]),
    ...markerFaults(text, gaps.length),
    ...gaps.flatMap(({ options, correct }, at) => [
      ...(options.includes(correct)
        ? []
        : [`the right word "${correct}" is not among the options of gap ${at + 1}`]),
      ...(new Set(options.map((option) => option.split(' ').length)).size === 1
        ? []
        : [`the options of gap ${at + 1} have different numbers of words, which sets one apart`]),
      ...repeated(options).map((word) => `gap ${at + 1} has the option "${word}" twice`),
    ]),
  ],
};
