import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import { fitWords } from '#engines/speech/alignment/fit-words.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import type { Heard } from './listen.ts';

/** Readers of longer texts stop early or leave parts out, so that no order of all of the words fits them. */
const mostWords = 19;

/** The same words in other orders: backwards, halves exchanged, every other word first. None where there is no other order. */
function otherOrders(words: readonly SpokenWord[]): SpokenWord[][] {
  const middle = Math.floor(words.length / 2);
  const orders = [
    words.toReversed(),
    [...words.slice(middle), ...words.slice(0, middle)],
    [...words.filter((_, at) => at % 2 === 1), ...words.filter((_, at) => at % 2 === 0)],
  ];
  return orders.filter((order) => order.some(({ text }, at) => text !== words[at]?.text));
}

/**
 * How much likelier the recording is with the words in the order of the text than in the likeliest of some other orders: a
 * difference of log likelihoods for each sound of the text. An accent, a child's voice or a poor microphone lowers both alike, and
 * speech of another text has no reason to prefer one order (a cohort, as speaker verification normalises scores; Rosenberg and
 * others, 1992). `undefined` for single words and long texts, and where the recording is too short for the words.
 */
export function orderLead(
  model: AcousticModel,
  { scorer }: Heard,
  words: readonly SpokenWord[],
): number | undefined {
  if (words.length > mostWords) return undefined;
  const orders = otherOrders(words);
  const whole = { from: 0, to: scorer.frameCount };
  const own = orders.length === 0 ? undefined : fitWords(model, scorer, words, whole);
  if (own === undefined) return undefined;
  const others = orders.flatMap((order) => fitWords(model, scorer, order, whole) ?? []);
  const sounds = words.reduce((sum, { pronunciations }) => sum + (pronunciations[0]?.length ?? 0), 0);
  return others.length === 0 ? undefined : (own - Math.max(...others)) / Math.max(1, sounds);
}
