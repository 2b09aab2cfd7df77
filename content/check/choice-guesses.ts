import type { BankItem } from '#contract/items/bank-item.ts';
import { wordsOf } from '#domain/words/words-and-sentences.ts';
import type { CheckedItem } from './problem.ts';

interface Choice {
  readonly question: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly correct: readonly string[];
}

/** How often a program that does not know the passage names a right option. Shares from 0 to 1. */
export interface GuessRate {
  readonly way: string;
  readonly items: number;
  readonly rate: number;
  readonly chance: number;
}

function choiceOf(item: BankItem): Choice[] {
  switch (item.taskType) {
    case 'MCS_R':
    case 'MCS_L':
      return [{ question: item.question, options: item.options, correct: [item.correct] }];
    case 'MCM_R':
    case 'MCM_L':
      return [{ question: item.question, options: item.options, correct: item.correct }];
    case 'HCS':
      return [{ question: '', options: item.options, correct: [item.correct] }];
    case 'SMW':
      return [{ question: item.about, options: item.options, correct: [item.correct] }];
    default:
      return [];
  }
}

const lower = (text: string): Set<string> => new Set(wordsOf(text).map((word) => word.toLowerCase()));

function shared(text: string, other: string): number {
  const words = lower(other);
  return [...lower(text)].filter((word) => words.has(word)).length;
}

/** What a guesser goes by; the option with the highest value is taken, the first of several. */
const ways: readonly (readonly [string, (choice: Choice, at: number) => number])[] = [
  ['the longest option', ({ options }, at) => options[at]?.text.length ?? 0],
  ['the shortest option', ({ options }, at) => -(options[at]?.text.length ?? 0)],
  ['the option most like the question', ({ question, options }, at) => shared(options[at]?.text ?? '', question)],
  [
    'the option most like the others',
    ({ options }, at) => {
      const others = options.filter((_, i) => i !== at).map(({ text }) => text);
      return shared(options[at]?.text ?? '', others.join(' ')) / lower(options[at]?.text ?? '').size;
    },
  ],
]; // prettier-ignore

function guess(choice: Choice, value: (choice: Choice, at: number) => number): string | undefined {
  const values = choice.options.map((_, at) => value(choice, at));
  return choice.options[values.indexOf(Math.max(...values))]?.id;
}

/** What guessers without the passage reach over all choices of the bank. Empty where there are none. */
export function guessRates(items: readonly CheckedItem[]): GuessRate[] {
  const choices = items.flatMap(({ item }) => choiceOf(item));
  if (choices.length === 0) return [];
  const chances = choices.map(({ options, correct }) => correct.length / options.length);
  const chance = chances.reduce((sum, one) => sum + one, 0) / choices.length;
  return ways.map(([way, value]) => {
    const hits = choices.filter((choice) => choice.correct.includes(guess(choice, value) ?? ''));
    return { way, items: choices.length, rate: hits.length / choices.length, chance };
  });
}
