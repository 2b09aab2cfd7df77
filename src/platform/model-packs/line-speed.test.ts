import { expect, it } from 'vitest';
import { measuredSpeed } from './line-speed.ts';

const timing = (responseStart: number, responseEnd: number, encodedBodySize: number, transferSize = 1) => ({
  transferSize,
  encodedBodySize,
  responseStart,
  responseEnd,
});

it.each([
  ['one file', [timing(0, 1_000, 500_000)], 500_000],
  ['two beside each other share the line', [timing(0, 1_000, 500_000), timing(0, 1_000, 300_000)], 800_000],
  ['two that overlap', [timing(0, 1_000, 500_000), timing(500, 1_500, 100_000)], 400_000],
  ['a rest between two', [timing(5_000, 5_500, 100_000), timing(0, 500, 100_000)], 200_000],
  ['what came from a cache tells nothing', [timing(0, 1, 5_000_000, 0)], null],
  ['small answers tell nothing', Array.from({ length: 50 }, (_, at) => timing(at, at + 1, 5_000)), null],
  ['too little', [timing(0, 10, 99_000)], null],
  ['no time at all', [timing(7, 7, 500_000)], null],
  ['nothing', [], null],
] as const)('%s', (_, timings, expected) => {
  expect(measuredSpeed(timings)).toBe(expected);
});
