import type { GuessRate } from './choice-guesses.ts';

const percent = (share: number): string => (share * 100).toFixed(0);

/** What guessers reach, ready to print: a line for each way of guessing, a column for all choices and for each task type, in per cent. */
export function guessTable(rates: readonly GuessRate[]): string[] {
  const tasks = [...new Set(rates.map(({ task }) => task))];
  const ways = [...new Set(rates.map(({ way }) => way))];
  const rows = ways.map((way) => {
    const own = tasks.map((task) => rates.find((one) => one.task === task && one.way === way));
    return [way, ...own.map((one) => (one ? percent(one.rate) : ''))];
  });
  const chances = tasks.map((task) => rates.find((one) => one.task === task)?.chance ?? 0);
  return [
    ['guessing without the passage', ...tasks.map((task) => task ?? 'all')],
    ...rows,
    ['chance', ...chances.map(percent)],
  ].map(([way = '', ...cells]) => [way.padEnd(34), ...cells.map((cell) => cell.padStart(6))].join(' '));
}
