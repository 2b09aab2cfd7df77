import { taskTypes } from '#contract/task-type.ts';
import { guessRates, type GuessRate } from './choice-guesses.ts';
import { choicesOf } from './choices-of.ts';
import type { CheckedItem, Problem } from './problem.ts';

/** Below this many, a share says nothing yet. */
const fewestPlaces = 10;
const fewestGuesses = 40;
const fewestGuessesOfTask = 20;

/** No place among the options may be the right one more often. */
const mostInOnePlace = 0.4;
/** How much a guesser without the passage may be better than chance, over the bank, and over the twenty or so items of a task type. */
const mostAboveChance = 0.1;
const mostAboveChanceOfTask = 0.2;

/** Places of the right options of an item with one right option for each question or gap; from 0. */
const placesOf = ({ item }: CheckedItem): number[] =>
  choicesOf(item)
    .filter(({ isSingle }) => isSingle)
    .map(({ options, correct }) => options.findIndex(({ id }) => correct.includes(id)));

const percent = (share: number): number => Math.round(share * 100);

function placeProblems(items: readonly CheckedItem[]): Problem[] {
  return taskTypes.flatMap((task) => {
    const places = items.filter(({ item }) => item.taskType === task).flatMap(placesOf);
    if (places.length < fewestPlaces) return [];
    return [...new Set(places)].flatMap((place) => {
      const share = places.filter((one) => one === place).length / places.length;
      return share <= mostInOnePlace
        ? []
        : [
            {
              file: 'items',
              message: `${task}: the right option is number ${place + 1} in ${percent(share)} % of the cases, it should be ${percent(mostInOnePlace)} % at most`,
            },
          ];
    });
  });
}

function givesAway({ task, items, rate, chance }: GuessRate): boolean {
  return task === null
    ? items >= fewestGuesses && rate > chance + mostAboveChance
    : items >= fewestGuessesOfTask && rate > chance + mostAboveChanceOfTask;
}

function guessProblems(items: readonly CheckedItem[]): Problem[] {
  return guessRates(items)
    .filter(givesAway)
    .map(({ task, way, rate, chance }) => ({
      file: 'items',
      message: `${task === null ? '' : `${task}: `}${way} is right in ${percent(rate)} % of the choices, chance is ${percent(chance)} %: it gives the answer away`,
    }));
}

/** What stands out among the options of the whole bank and would help somebody who guesses. */
export function balanceProblems(items: readonly CheckedItem[]): Problem[] {
  return [...placeProblems(items), ...guessProblems(items)];
}
