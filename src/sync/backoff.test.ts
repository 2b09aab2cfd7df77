import { expect, test } from 'vitest';
import { createSeededRandom } from '#tests/support/fake-ports.ts';
import { backoffMs, hostBackoffMs, isOver, toldMs } from './backoff.ts';

const minute = 60_000;

test('a delay is anywhere up to 1 s doubled with each failure, and never above 5 minutes', () => {
  const random = createSeededRandom(1);
  const longest = (failures: number) =>
    Math.max(...Array.from({ length: 400 }, () => backoffMs(failures, random)));
  expect(longest(0)).toBeLessThan(1_000);
  expect(longest(3)).toBeGreaterThan(6_000);
  expect(longest(3)).toBeLessThan(8_000);
  expect(longest(40)).toBeGreaterThan(4 * minute);
  expect(longest(40)).toBeLessThan(5 * minute);
});

test('a host is never left alone for more than 25 s: it may be back at any moment', () => {
  const random = createSeededRandom(1);
  const delays = Array.from({ length: 400 }, () => hostBackoffMs(40, random));
  expect(Math.max(...delays)).toBe(25_000);
  const afterTimeouts = Array.from({ length: 400 }, () => hostBackoffMs(40, random, true));
  expect(Math.max(...afterTimeouts)).toBe(5_000);
});

test('a server that asks for more than an hour is asked again after one', () => {
  expect(toldMs(2_000)).toBe(2_000);
  expect(toldMs(86_400_000)).toBe(60 * minute);
  expect(toldMs(-5)).toBe(0);
});

test('a wait that seems longer than any that is set was left behind by a clock that was turned back', () => {
  expect(isOver(1_000, 1_000)).toBe(true);
  expect(isOver(60 * minute, 0)).toBe(false);
  expect(isOver(10 * 365 * 24 * 60 * minute, 0)).toBe(true);
});
