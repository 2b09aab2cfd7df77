import type { ItemOf } from '#contract/items/bank-item.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';

/** The transcript as the learner sees it: with other words in some places. Each word keeps its place among the words. */
export function shownText({ transcript, changes }: Pick<ItemOf<'HIW'>, 'transcript' | 'changes'>): string {
  const shown = new Map(changes.map((change) => [change.at, change.shown]));
  let text = '';
  let from = 0;
  for (const [at, { start, end }] of wordTokens(transcript).entries()) {
    const word = shown.get(at);
    if (word === undefined) continue;
    text += transcript.slice(from, start) + word;
    from = end;
  }
  return text + transcript.slice(from);
}
