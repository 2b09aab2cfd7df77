import { expect, it } from 'vitest';
import { runLinear, runNetwork } from './network.ts';
import { clip, deviation, mean, quantile } from '#domain/numbers/statistics.ts';

it('a network adds weighted inputs, cuts negative ones between layers and skips zeros', () => {
  const network = {
    layers: [
      { inputs: 2, outputs: 2, weights: [1, -1, 2, 1], biases: [0, 0.5] },
      { inputs: 2, outputs: 1, weights: [3, 10], biases: [1] },
    ],
  };
  expect(runNetwork(network, [2, 0])).toBe(3 * 2 + 10 * 0 + 1);
  expect(runNetwork(network, [0, 1])).toBe(3 * 2 + 10 * 1.5 + 1);
});

it('a linear model adds weighted features and its bias', () => {
  expect(runLinear({ weights: [2, -1], bias: 0.5 }, [3, 4])).toBe(2.5);
});

it('statistics of nothing are zero', () => {
  expect([mean([]), deviation([]), quantile([], 0.5)]).toEqual([0, 0, 0]);
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect([clip(5, 0, 2), clip(-5, 0, 2)]).toEqual([2, 0]);
});
