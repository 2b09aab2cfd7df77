import type { BankItem } from '#contract/items/bank-item.ts';

/** Something that an author has to mend, in words for an author. */
export interface Problem {
  /** Path from the bank folder. */
  readonly file: string;
  readonly message: string;
}

/** An item that has the right shape, with the file it came from. */
export interface CheckedItem {
  readonly file: string;
  readonly item: BankItem;
}
