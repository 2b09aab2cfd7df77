import type { TaggedSentence } from './grammar/check-grammar.ts';
import { tag } from './tagging/tags.ts';

const finite = tag.verbS | tag.past | tag.modal;

/** From this share of its words on, sentences without a verb make a text no text. */
const mostWithout = 0.5;

/** Whether half of a text or more has no verb that a subject could have: titles and fragments. Where a word can be one, it is one. */
export function lacksVerbs(sentences: readonly TaggedSentence[]): boolean {
  let all = 0;
  let without = 0;
  for (const { tokens } of sentences) {
    const words = tokens.filter(({ kind }) => kind === 'word');
    all += words.length;
    const hasVerb = words.some(
      (word, i) =>
        (word.tag & finite) !== 0 ||
        ((word.tag & tag.base) !== 0 && ((words[i - 1]?.tag ?? 0) & tag.to) === 0),
    );
    if (!hasVerb) without += words.length;
  }
  return all > 0 && without >= mostWithout * all;
}
