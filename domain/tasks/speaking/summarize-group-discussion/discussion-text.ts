import type { ItemOf } from '#contract/items/bank-item.ts';

/** All that is said in a discussion, as one text. */
export function discussionText({ turns }: Pick<ItemOf<'SGD'>, 'turns'>): string {
  return turns.map(({ text }) => text).join(' ');
}
