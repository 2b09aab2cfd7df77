import type { TaskType } from '#contract/task-type.ts';
import { wordsOf } from '#domain/words/words-and-sentences.ts';
import { choicesOf, isQuestion, type Question } from './choices-of.ts';
import type { CheckedItem } from './problem.ts';

/** How often a program that does not know the passage names a right option. Shares from 0 to 1. */
export interface GuessRate {
  /** The task type, `null` for all of them together. */
  readonly task: TaskType | null;
  readonly way: string;
  readonly items: number;
  readonly rate: number;
  readonly chance: number;
}

const lower = (text: string): Set<string> => new Set(wordsOf(text).map((word) => word.toLowerCase()));

function shared(text: string, other: string): number {
  const words = lower(other);
  return [...lower(text)].filter((word) => words.has(word)).length;
}

/** What a guesser goes by; the option with the highest value is taken, the first of several. */
const ways: readonly (readonly [string, (choice: Question, at: number) => number])[] = [
  ['the longest option', ({ options }, at) => options[at]?.text.length ?? 0],
  ['the shortest option', ({ options }, at) => -(options[at]?.text.length ?? 0)],
  [
    'the option most like the question',
    ({ question, options }, at) => shared(options[at]?.text ?? '', question),
  ],
  [
    'the option most like the others',
    ({ options }, at) => {
      const others = options.filter((_, i) => i !== at).map(({ text }) => text);
      return shared(options[at]?.text ?? '', others.join(' ')) / lower(options[at]?.text ?? '').size;
    },
  ],
];

function guess(choice: Question, value: (choice: Question, at: number) => number): string | undefined {
  const values = choice.options.map((_, at) => value(choice, at));
  return choice.options[values.indexOf(Math.max(...values))]?.id;
}

/** Nobody needs to read anything to take the same place each time. */
const places: typeof ways = [0, 1, 2, 3, 4].map((place) => [
  `option ${place + 1} each time`,
  (_choice, at) => (at === place ? 1 : 0),
]);

function ratesOf(task: TaskType | null, choices: readonly Question[]): GuessRate[] {
  const chances = choices.map(({ options, correct }) => correct.length / options.length);
  const chance = chances.reduce((sum, one) => sum + one, 0) / choices.length;
  return [...ways, ...places].map(([way, value]) => {
    const hits = choices.filter((choice) => choice.correct.includes(guess(choice, value) ?? ''));
    return { task, way, items: choices.length, rate: hits.length / choices.length, chance };
  });
}

/** What guessers without the passage reach over all choices of the bank, then over those of each task type. Empty where there are none. */
export function guessRates(items: readonly CheckedItem[]): GuessRate[] {
  const choices = items.flatMap(({ item }) => choicesOf(item)).filter(isQuestion);
  if (choices.length === 0) return [];
  const tasks = [...new Set(choices.map(({ task }) => task))];
  return [
    ...ratesOf(null, choices),
    ...tasks.flatMap((task) =>
      ratesOf(
        task,
        choices.filter((choice) => choice.task === task),
      ),
    ),
  ];
}
