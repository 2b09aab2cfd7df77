import type { BankItem, BankTaskType } from '#contract/items/bank-item.ts';
import { textsOf } from '#domain/tasks/rules-of.ts';
import { sentencesOf } from '#domain/words/words-and-sentences.ts';

/** How many learners meet at once. Short texts are quickly used up. */
const metAtOnce: Readonly<Record<BankTaskType, number>> = {
  RA: 6, RS: 6, DI: 4, RL: 4, ASQ: 6, SGD: 4, RTS: 4,
  SWT: 4, WE: 4, WEM: 4,
  FIB_RW: 4, MCM_R: 4, RO: 4, FIB_R: 4, MCS_R: 4,
  SST: 4, MCM_L: 4, FIB_L: 4, HCS: 4, MCS_L: 4, SMW: 4, HIW: 4, WFD: 6,
}; // prettier-ignore

/**
 * What is translated of an item: its text sentence by sentence, with the right words in its gaps and its boxes in the
 * right order. The marker of a list is no part of a sentence.
 */
export function sentencesToTranslate(item: BankItem): string[] {
  return textsOf(item)
    .source.split('\n')
    .flatMap((line) => sentencesOf(line.replace(/^- /u, '')));
}

/** The items that learners meet first, of every task type those with the lowest ids: they are the first to be translated. */
export function metFirst(items: readonly BankItem[]): BankItem[] {
  const ofEach = Map.groupBy(
    items.toSorted((a, b) => a.id - b.id),
    ({ taskType }) => taskType,
  );
  return [...ofEach].flatMap(([taskType, own]) => own.slice(0, metAtOnce[taskType]));
}
