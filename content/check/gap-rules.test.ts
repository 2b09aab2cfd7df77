import { expect, test } from 'vitest';
import type { BankItem } from '#contract/items/bank-item.ts';
import { loadBank } from '#content/load-bank.ts';
import { findGapFaults } from './gap-rules.ts';

const { items } = loadBank();

/** What is said of an item of the bank when the options of its first gap are these. */
function faultsOf(...options: readonly string[]): string[] {
  const item = items.find(({ taskType }) => taskType === 'FIB_RW');
  if (item?.taskType !== 'FIB_RW') throw new Error('the bank has no such item');
  const [first, ...others] = item.gaps;
  const changed: BankItem = {
    ...item,
    gaps: [{ options: [...options], correct: options[0] ?? '', why: first?.why ?? '' }, ...others],
  };
  return findGapFaults(changed);
}

test('options of one part of speech are sound, in any of its forms', () => {
  expect(faultsOf('recovered', 'embarked', 'written', 'spilt')).toEqual([]);
  expect(faultsOf('timing', 'timber', 'timer', 'tinder')).toEqual([]);
  expect(faultsOf('put down', 'put off', 'put up', 'put out')).toEqual([]);
});

test('small words may stand beside each other', () => {
  expect(faultsOf('while', 'during', 'despite', 'beyond')).toEqual([]);
});

test('a gap may ask for the form of one word', () => {
  expect(faultsOf('protective', 'protect', 'protector', 'protected')).toEqual([]);
  expect(faultsOf('lost', 'lose', 'loss', 'losing')).toEqual([]);
});

test.each([
  [['label', 'liable', 'lapel', 'level']],
  [['evening', 'noon', 'late', 'midnight']],
  [['loud', 'noise', 'loudly', 'aloud']],
])('options that only one part of speech would fill are refused: %j', (options) => {
  expect(faultsOf(...options)).toEqual([
    expect.stringMatching(/^the options of gap 1 .* are not of one part of speech$/),
  ]);
});

test('an option that is much longer than another is refused', () => {
  expect(faultsOf('underestimated', 'undergone', 'undertaken', 'underlined')).toEqual([
    expect.stringMatching(/^the options of gap 1 .* differ too much in length$/),
  ]);
});

test('a word that no dictionary has is refused among others', () => {
  expect(faultsOf('unfounded', 'grounded', 'unfoundly', 'unloaded')).toHaveLength(1);
});
