import { expect, test } from 'vitest';
import { standingAt, startOf } from './lesson-place.ts';

const durationMs = 92_000;

test.each([
  [0, 'at-start'],
  [1_999, 'at-start'],
  [2_000, 'stopped'],
  [87_000, 'stopped'],
  [87_400, 'watched'],
  [92_000, 'watched'],
] as const)('a lesson of 92 s that is left at %d ms is %s', (positionMs, standing) => {
  expect(standingAt(positionMs, durationMs)).toBe(standing);
});

test('of a short lesson the last three seconds are no place to come back to', () => {
  expect(standingAt(17_500, 20_000)).toBe('at-start');
});

test.each([
  [null, durationMs, 0],
  [34.5, durationMs, 34_500],
  [1, durationMs, 0],
  [91, durationMs, 0],
  [400, durationMs, 0],
  [-5, durationMs, 0],
  [Number.NaN, durationMs, 0],
  [34.5, null, 0],
])('a kept place of %j s in a lesson of %j ms begins at %d ms', (place, duration, start) => {
  expect(startOf(place, duration)).toBe(start);
});
