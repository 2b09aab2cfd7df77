import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { lengthFaults, repeated } from '#domain/tasks/item-faults.ts';

const pointsBack = /^(He|She|It|They|This|These|Those|Such|However|Therefore|Then)\b/;

/** The exam has at most 150 words. */
export const reOrderParagraphsBank: BankRules<'RO'> = {
  faults: ({ paragraphs }) => [
    ...lengthFaults('all boxes together', paragraphs.map(({ text }) => text).join(' '), [50, 150]),
    ...repeated(paragraphs.map(({ id }) => id)).map((id) => `two boxes have the id "${id}"`),
    ...(pointsBack.test(paragraphs[0]?.text ?? '')
      ? ['the first box begins with a word that points backwards, so it could not come first']
      : []),
  ],
};
