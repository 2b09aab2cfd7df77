import { foldWord } from '#domain/words/fold-word.ts';
import { wordGroups, type WordGroup } from './word-groups.ts';

/** One word to hear, and what it may be taken for. */
export interface HeardWord {
  readonly word: string;
  /** The word is one of them; in the order in which they are shown. */
  readonly choices: WordGroup;
}

/** A word of another group than the last one. `random` gives 0 up to, not including, 1. */
export function nextWord(random: () => number, last: HeardWord | null): HeardWord {
  const others = wordGroups.filter((group) => last === null || !group.includes(last.word));
  const [first, second, third] = pick(others, random);
  const choices = pick<WordGroup>(
    [
      [first, second, third],
      [second, third, first],
      [third, first, second],
    ],
    random,
  );
  return { word: pick(choices, random), choices };
}

function pick<Value>(values: readonly Value[], random: () => number): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
}

/** Capitals and spaces around a word are no fault. */
export const isHeardRight = ({ word }: HeardWord, answer: string): boolean =>
  foldWord(answer) === foldWord(word);
