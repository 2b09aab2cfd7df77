import { expect, test } from 'vitest';
import { roomLevel } from './room-level.ts';

test.each([
  [0, 'enough'],
  [799, 'enough'],
  [800, 'low'],
  [949, 'low'],
  [950, 'full'],
  [2_000, 'full'],
])('%i of 1000 bytes used: %s', (usedBytes, level) => {
  expect(roomLevel({ usedBytes, quotaBytes: 1_000 }, null)).toBe(level);
});

test('a browser that does not tell stops nobody', () => {
  expect(roomLevel(null, null)).toBe('enough');
  expect(roomLevel(null, true)).toBe('enough');
});

test('a write that found no room says more than any share', () => {
  expect(roomLevel({ usedBytes: 1, quotaBytes: 1_000 }, false)).toBe('full');
});
