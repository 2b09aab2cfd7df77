import type { Lexicon, WeightedTag } from '#engines/writing/lexicon/lexicon.ts';
import type { Token } from '#engines/writing/text/tokens.ts';
import { guessTags } from './guess-tags.ts';
import { transition } from './transitions.ts';

/** A token with its likeliest part of speech in this sentence and all that it could be. */
export interface TaggedToken extends Token {
  readonly tag: number;
  /** Bits of the tags that the word can have, the very rare ones left out. */
  readonly could: number;
}

interface Step {
  readonly tags: readonly WeightedTag[];
  readonly best: readonly number[];
  readonly from: readonly number[];
}

/** `go` is a noun (have a go) and `saw` too, but rules need not think of it. */
const rare = 0.05;

/** Best sequence of tags by Viterbi over word weights and transitions. Linear in the number of tokens. */
export function tagSentence(lexicon: Lexicon, tokens: readonly Token[]): TaggedToken[] {
  const steps: Step[] = [];
  let isFirst = true;
  for (const token of tokens) {
    const tags = guessTags(lexicon, token, isFirst);
    if (token.kind === 'word') isFirst = false;
    const before = steps.at(-1);
    const best: number[] = [];
    const from: number[] = [];
    for (const { tag, weight } of tags) {
      let most = before === undefined ? transition(0, tag) : Number.NEGATIVE_INFINITY;
      let chosen = 0;
      before?.tags.forEach((previous, i) => {
        const value = (before.best[i] ?? 0) + transition(previous.tag, tag);
        if (value > most) [most, chosen] = [value, i];
      });
      best.push(most + Math.log(weight));
      from.push(chosen);
    }
    steps.push({ tags, best, from });
  }
  const chosen: number[] = Array.from({ length: tokens.length }, () => 0);
  let at = indexOfMost(steps.at(-1)?.best ?? []);
  for (let i = steps.length - 1; i >= 0; i--) {
    chosen[i] = at;
    at = steps[i]?.from[at] ?? 0;
  }
  return tokens.map((token, i) => {
    const tags = steps[i]?.tags ?? [];
    return {
      ...token,
      tag: tags[chosen[i] ?? 0]?.tag ?? 0,
      could: tags.reduce((bits, one) => (one.weight > rare ? bits | one.tag : bits), 0),
    };
  });
}

function indexOfMost(values: readonly number[]): number {
  return values.reduce(
    (most, value, i) => (value > (values[most] ?? Number.NEGATIVE_INFINITY) ? i : most),
    0,
  );
}
