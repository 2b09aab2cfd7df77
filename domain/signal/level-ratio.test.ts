import { expect, test } from 'vitest';
import { levelRatio, voiceMark } from './level-ratio.ts';

test.each([
  [-40, voiceMark],
  [0, 1],
  [-20, 0.725],
  [3, 1],
  [-120, 0],
  [Number.NEGATIVE_INFINITY, 0],
  [Number.NaN, 0],
])('%d dBFS is %d of the meter', (dbfs, ratio) => {
  expect(levelRatio(dbfs)).toBeCloseTo(ratio, 10);
});
