import { expect, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { taskTypes } from '#contract/task-type.ts';
import { drawSample } from './draw-sample.ts';

const { items } = loadBank();

test('a sample has as many items as asked for, none twice, and three of each task type', () => {
  const sample = drawSample(items, 7, 80);
  expect(new Set(sample).size).toBe(80);
  expect(sample).toHaveLength(80);
  const fewest = Math.min(
    ...taskTypes.map((task) => sample.filter(({ taskType }) => taskType === task).length),
  );
  expect(fewest).toBe(3);
});

test('a seed draws the same sample again, and another seed another one', () => {
  const ids = (seed: number) => drawSample(items, seed, 80).map(({ id }) => id);
  expect(ids(7)).toEqual(ids(7));
  expect(ids(8)).not.toEqual(ids(7));
});

test('a bank of less has all of its items drawn', () => {
  const few = items.slice(0, 5);
  expect(new Set(drawSample(few, 7, 80))).toEqual(new Set(few));
});
