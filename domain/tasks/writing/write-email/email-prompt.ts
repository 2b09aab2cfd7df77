import type { ItemOf } from '#contract/items/bank-item.ts';

/** What the learner is asked to write, as one text. */
export function emailPrompt({ situation, bullets }: Pick<ItemOf<'WEM'>, 'situation' | 'bullets'>): string {
  return [situation, ...bullets.map((bullet) => `- ${bullet}`)].join('\n');
}
