import type { BankItem, BankTaskType } from '#contract/items/bank-item.ts';
import type { TranslatedPart } from '#contract/items/translation.ts';
import { textsOf } from '#domain/tasks/rules-of.ts';

/** A text of an item that is translated. */
export interface PartText {
  readonly part: TranslatedPart;
  /** Of an option: `A`. */
  readonly option: string | null;
  readonly text: string;
}

/**
 * What of an item is translated, in the order in which learners meet it: its text with the right words in its gaps and its boxes in
 * the right order (for Describe Image the description), the question, each option, the explanation.
 */
export function partsOf(item: BankItem): PartText[] {
  const question = 'question' in item ? item.question : 'about' in item ? item.about : '';
  const options = 'options' in item ? item.options : [];
  const whole = (part: TranslatedPart, text: string): PartText => ({ part, option: null, text });
  return [
    whole('TEXT', textsOf(item).source),
    whole('QUESTION', question),
    ...options.map(({ id, text }): PartText => ({ part: 'QUESTION', option: id, text })),
    whole('EXPLANATION', item.explanation),
  ].filter(({ text }) => text !== '');
}

const readFirst: readonly TranslatedPart[] = ['TEXT', 'QUESTION'];
const askedFirst: readonly TranslatedPart[] = ['QUESTION'];
const heardOnly: readonly TranslatedPart[] = [];

/**
 * What a learner sees of a question before they answer it, so that a translation of it gives nothing away: no recording, no text with
 * its gaps filled or its boxes in order, no description of a picture.
 */
const seenFirst: Readonly<Record<BankTaskType, readonly TranslatedPart[]>> = {
  RA: readFirst, RS: heardOnly, DI: heardOnly, RL: heardOnly, ASQ: heardOnly, SGD: heardOnly, RTS: readFirst,
  SWT: readFirst, WE: readFirst, WEM: readFirst,
  FIB_RW: heardOnly, MCM_R: readFirst, RO: heardOnly, FIB_R: heardOnly, MCS_R: readFirst,
  SST: heardOnly, MCM_L: askedFirst, FIB_L: heardOnly, HCS: askedFirst, MCS_L: askedFirst, SMW: askedFirst, HIW: heardOnly, WFD: heardOnly,
}; // prettier-ignore

export const partsSeenFirst = (taskType: BankTaskType): readonly TranslatedPart[] => seenFirst[taskType];
