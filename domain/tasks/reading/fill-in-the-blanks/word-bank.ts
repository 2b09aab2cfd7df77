import type { ItemOf } from '#contract/items/bank-item.ts';
import { shuffledFor } from '#domain/arrange/shuffle.ts';

/** The words to choose from, in the order in which every device shows them. */
export function wordBankOf({ id, gaps, spare }: Pick<ItemOf<'FIB_R'>, 'id' | 'gaps' | 'spare'>): string[] {
  return shuffledFor(id, [...gaps.map(({ correct }) => correct), ...spare]);
}
