import { taskTypes } from '#contract/task-type.ts';
import { guessRates } from './choice-guesses.ts';
import type { CheckedItem, Problem } from './problem.ts';

/** Below this many, a share says nothing yet. */
const fewestPlaces = 10;
const fewestGuesses = 40;

/** No place among the options may be the right one more often. */
const mostInOnePlace = 0.4;
/** How much a guesser without the passage may be better than chance. */
const mostAboveChance = 0.1;

/** Places of the right options of an item with one right option for each question; from 0. */
function placesOf({ item }: CheckedItem): number[] {
  switch (item.taskType) {
    case 'MCS_R':
    case 'MCS_L':
    case 'HCS':
    case 'SMW':
      return [item.options.findIndex(({ id }) => id === item.correct)];
    case 'FIB_RW':
      return item.gaps.map(({ options, correct }) => options.indexOf(correct));
    default:
      return [];
  }
}

const percent = (share: number): number => Math.round(share * 100);

function placeProblems(items: readonly CheckedItem[]): Problem[] {
  return taskTypes.flatMap((task) => {
    const places = items.filter(({ item }) => item.taskType === task).flatMap(placesOf);
    if (places.length < fewestPlaces) return [];
    return [...new Set(places)].flatMap((place) => {
      const share = places.filter((one) => one === place).length / places.length;
      return share <= mostInOnePlace
        ? []
        : [{ file: 'items', message: `${task}: the right option is number ${place + 1} in ${percent(share)} % of the cases, it should be ${percent(mostInOnePlace)} % at most` }]; // prettier-ignore
    });
  });
}

function guessProblems(items: readonly CheckedItem[]): Problem[] {
  return guessRates(items)
    .filter((one) => one.items >= fewestGuesses && one.rate > one.chance + mostAboveChance)
    .map(({ way, rate, chance }) => ({
      file: 'items',
      message: `${way} is right in ${percent(rate)} % of the choices, chance is ${percent(chance)} %: it gives the answer away`,
    }));
}

/** What stands out among the options of the whole bank and would help somebody who guesses. */
export function balanceProblems(items: readonly CheckedItem[]): Problem[] {
  return [...placeProblems(items), ...guessProblems(items)];
}
