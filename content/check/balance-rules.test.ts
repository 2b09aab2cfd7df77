import { expect, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { balanceProblems } from './balance-rules.ts';
import { guessRates } from './choice-guesses.ts';
import type { CheckedItem } from './problem.ts';

const bank = loadBank().items.map((item): CheckedItem => ({ file: `${item.id}`, item }));
const choices = bank.flatMap(({ file, item }) => (item.taskType === 'MCS_R' ? [{ file, item }] : []));
const messages = (items: readonly CheckedItem[]) => balanceProblems(items).map(({ message }) => message);

test('the bank gives nothing away', () => {
  expect(messages(bank)).toEqual([]);
});

test('a place that is right too often is named', () => {
  const same = choices.map(({ file, item }) => ({ file, item: { ...item, correct: 'B' } }));
  expect(messages(same)).toContainEqual(
    'MCS_R: the right option is number 2 in 100 % of the cases, it should be 40 % at most',
  );
});

test('a few items say nothing about places yet', () => {
  const same = choices.slice(0, 9).map(({ file, item }) => ({ file, item: { ...item, correct: 'B' } }));
  expect(messages(same)).toEqual([]);
});

test('right options that are always the longest are found by a guesser', () => {
  const padded = choices.map(({ file, item }) => ({
    file,
    item: {
      ...item,
      options: item.options.map((one) =>
        one.id === item.correct
          ? { ...one, text: `${one.text}, and this is said at much greater length` }
          : one,
      ),
    },
  }));
  const many = [...padded, ...padded, ...padded, ...padded];
  expect(guessRates(many)[0]).toMatchObject({ way: 'the longest option', rate: 1 });
  expect(messages(many)).toContainEqual(expect.stringMatching(/^the longest option is right in 100 %/));
});

test('a task type whose right options are the shortest is named, though the whole bank looks fair', () => {
  const short = bank.map(({ file, item }): CheckedItem => {
    if (item.taskType !== 'SMW') return { file, item };
    const options = item.options.map((one) => (one.id === item.correct ? { ...one, text: 'it' } : one));
    return { file, item: { ...item, options } };
  });
  expect(messages(short)).toEqual([
    'SMW: the shortest option is right in 100 % of the choices, chance is 25 %: it gives the answer away',
  ]);
});
