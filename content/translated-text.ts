import type { BankItem, BankTaskType } from '#contract/items/bank-item.ts';
import { partsOf, type PartText } from '#domain/translation/translated-parts.ts';
import { sentencesOf } from '#domain/words/words-and-sentences.ts';

/** How many learners meet at once. Short texts are quickly used up. */
const metAtOnce: Readonly<Record<BankTaskType, number>> = {
  RA: 6, RS: 6, DI: 4, RL: 4, ASQ: 6, SGD: 4, RTS: 4,
  SWT: 4, WE: 4, WEM: 4,
  FIB_RW: 4, MCM_R: 4, RO: 4, FIB_R: 4, MCS_R: 4,
  SST: 4, MCM_L: 4, FIB_L: 4, HCS: 4, MCS_L: 4, SMW: 4, HIW: 4, WFD: 6,
}; // prettier-ignore

export type SourceSentence = Pick<PartText, 'part' | 'text'>;

/** What is translated of an item, sentence by sentence. The marker of a list is no part of a sentence. */
export function sentencesToTranslate(item: BankItem): SourceSentence[] {
  return partsOf(item).flatMap(({ part, text }) =>
    text
      .split('\n')
      .flatMap((line) => wholeSentences(line.replace(/^- /u, '')))
      .map((sentence) => ({ part, text: sentence })),
  );
}

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** Where a quotation or a remark in brackets is still open, a full stop or a question mark ends no sentence. */
const isOpen = (text: string): boolean => count(text, '"') % 2 === 1 || count(text, '(') !== count(text, ')');

function wholeSentences(line: string): string[] {
  const whole: string[] = [];
  let isGoingOn = false;
  for (const sentence of sentencesOf(line)) {
    const last = whole.at(-1);
    if (last !== undefined && (isGoingOn || /^[\p{Ll}),;:]/u.test(sentence)))
      whole[whole.length - 1] = `${last} ${sentence}`;
    else whole.push(sentence);
    isGoingOn = isOpen(whole.at(-1) ?? '');
  }
  return whole;
}

/** The items that learners meet first, of every task type those with the lowest ids: they are the first to be translated. */
export function metFirst(items: readonly BankItem[]): BankItem[] {
  const ofEach = Map.groupBy(
    items.toSorted((a, b) => a.id - b.id),
    ({ taskType }) => taskType,
  );
  return [...ofEach].flatMap(([taskType, own]) => own.slice(0, metAtOnce[taskType]));
}
