import type { BankItem } from '#contract/items/bank-item.ts';
import { itemStrings } from './item-strings.ts';

const faults: readonly (readonly [RegExp, string])[] = [
  [/^\s|\s$/, 'begins or ends with a space'],
  [/ {2}/, 'has two spaces in a row'],
  [/[\t\r\u00a0\u200b\ufeff]/, 'has an invisible character (tab, hard space or the like)'],
  [/[‘’“”]/, 'has curly quotes: write straight ones, the app sets the curly ones'],
  [/ (?!\.\.\.)[,.;:?!]/, 'has a space in front of a punctuation mark'],
  [/\b(\w{2,}) \1\b(?<!\b(?:that that|had had))/i, 'has the same word twice in a row'],
  [/\b(TODO|TBD|lorem ipsum|xxx)\b/i, 'is not finished'],
];

/** Slips of the keyboard, in any text of an item. */
export function findTextFaults(item: BankItem): string[] {
  return itemStrings(item).flatMap(([path, text]) =>
    faults.filter(([pattern]) => pattern.test(text)).map(([, fault]) => `${path} ${fault}`),
  );
}
