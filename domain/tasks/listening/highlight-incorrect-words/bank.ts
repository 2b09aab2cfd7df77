import type { ItemOf } from '#contract/items/bank-item.ts';
import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { digitFaults, lengthFaults } from '#domain/tasks/item-faults.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';

function changeFaults({ transcript, changes }: ItemOf<'HIW'>): string[] {
  const words = wordTokens(transcript);
  return changes.flatMap(({ at, said, shown }, i) => {
    const there = words[at]?.word ?? 'nothing';
    const before = changes[i - 1]?.at ?? -2;
    return [
      ...(there === said ? [] : [`word ${at} of the transcript is "${there}", not "${said}"`]),
      ...(said.toLowerCase() === shown.toLowerCase() ? [`"${said}" is shown as it is said`] : []),
      ...(wordTokens(shown).length === 1 ? [] : [`"${shown}" is shown for one word, but is not one word`]),
      ...(at > before + 1
        ? []
        : [`the changes at ${before} and ${at} stand side by side or in the wrong order`]),
    ];
  });
}

export const highlightIncorrectWordsBank: BankRules<'HIW'> = {
  faults: (item) => [
    ...lengthFaults('the transcript', item.transcript, [40, 125]),
    ...digitFaults('the transcript', item.transcript),
    ...changeFaults(item),
  ],
  sound: {
    voices: 'one',
    isTalk: true,
    seconds: { least: 15, most: 51, should: 'a transcript with wrong words should have 15 to 50 s' },
  },
};
